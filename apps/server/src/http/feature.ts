import type { Identity } from '@waybill/identity';
import type { Database } from '@waybill/store';
import type { ActivityWriter } from '../pipeline/activity-writer.ts';
import type { TenantContexts } from '../pipeline/tenant-contexts.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { JobQueue } from '../jobs/job.ts';
import type { BoundRoute } from './implement.ts';

/** What features are built from. */
export interface Services {
  config: Config;
  database: Database;
  identity: Identity;
  identityAdmin: IdentityAdmin;
  writer: ActivityWriter;
  contexts: TenantContexts;
  jobs: JobQueue;
  log: Log;
  now: () => number;
}

/** What the product asks of the identity provider, hosted or embedded. */
export interface IdentityAdmin {
  /** Creates a tenant. @returns its id at the provider. */
  createTenant(name: string): Promise<string>;
  /** Creates a user with a password in a tenant. Throws `password.too_weak`. */
  createUser(user: {
    email: string;
    name: string;
    password: string;
    tenantId: string;
    roles: string[];
  }): Promise<void>;
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
