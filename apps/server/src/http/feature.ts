import type { Connector } from '@waybill/connectors';
import type { IntegrationName } from '@waybill/contract';
import type { Outbound } from '@waybill/outbound';
import type { Database } from '@waybill/store';
import type { AccessBooks } from '../features/identity/access/access-books.ts';
import type { IdentityAdmin } from '../features/identity/identity-admin.ts';
import type { IdentityFactors } from '../features/identity/identity-factors.ts';
import type { IdentitySso } from '../features/identity/identity-sso.ts';
import type { IdentityProvider } from '../features/identity/identity-provider.ts';
import type { MessageDelivery } from '../features/identity/message-delivery.ts';
import type { MemberRightsReader } from '../features/identity/member-rights.ts';
import type { UserStandings } from '../features/identity/user-standings.ts';
import type { ContentClassifier } from '../features/classification/contents/content-classifier.ts';
import type { ActivityWriter } from '../features/ingest/writing/activity-writer.ts';
import type { Deriver } from '../features/ingest/backlog/deriver.ts';
import type { TenantContexts } from '../features/ingest/tenant-contexts.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { KeyFor } from '../platform/secret-box.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { BoundRoute } from './implement.ts';
import type { ReaderLanguages } from './reader-languages.ts';

/** Dependencies of features. */
export interface Services {
  config: Config;
  database: Database;
  identity: IdentityProvider;
  identityAdmin: IdentityAdmin;
  identityFactors: IdentityFactors;
  identitySso: IdentitySso;
  /** What the provider says of users, a few seconds old at most. */
  standings: UserStandings;
  /** What organizations decided about access, besides roles at the provider. */
  accessBooks: AccessBooks;
  /** The languages that users read in. */
  languages: ReaderLanguages;
  /** Members of a tenant and their permissions, from the provider. */
  memberRights: MemberRightsReader;
  messages: MessageDelivery;
  /** A key of 32 bytes for one purpose, derived from the master key. */
  keyFor: KeyFor;
  writer: ActivityWriter;
  deriver: Deriver;
  contexts: TenantContexts;
  /** Classifies contents. */
  classifier: ContentClassifier;
  /** The way out to vendors that a person has named. */
  outbound: Outbound;
  /** The connector of a source; undefined if there is none. */
  connectorOf: (source: IntegrationName) => Connector | undefined;
  jobs: JobQueue;
  log: Log;
  now: () => number;
}

/** One resource of the product API. Found by its folder, listed nowhere. */
export interface Feature {
  id: string;
  routes(services: Services): BoundRoute[];
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
