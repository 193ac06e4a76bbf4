import { connectorForSource } from '@waybill/connectors';
import { openDatabase, requireUnprivileged, webBudget } from '@waybill/store';
import { contentClassifier } from './features/classification/contents/content-classifier.ts';
import type { Services } from './http/feature.ts';
import { readerLanguages } from './http/reader-languages.ts';
import { accessBooks } from './features/identity/access/access-books.ts';
import { openEmbeddedProvider } from './features/identity/embedded-provider.ts';
import { openHostedProvider } from './features/identity/hosted-provider.ts';
import { identityAdmin } from './features/identity/identity-admin.ts';
import { identityFactors } from './features/identity/identity-factors.ts';
import type { OpenProvider } from './features/identity/identity-provider.ts';
import { identitySdk } from './features/identity/identity-sdk.ts';
import { identitySso } from './features/identity/identity-sso.ts';
import { openMessageDelivery } from './features/identity/message-delivery.ts';
import { withDirectory } from './features/identity/directory/directory-access.ts';
import { withoutLapsed } from './features/identity/invitations/lapsed-invitations.ts';
import type { ManagedUser } from './features/identity/managed-user.ts';
import { memberRights } from './features/identity/member-rights.ts';
import { userStandings } from './features/identity/user-standings.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { openProductKeys } from './features/identity/master-key/product-keys.ts';
import { openPipeline } from './features/ingest/open-pipeline.ts';
import type { Config } from './platform/config.ts';
import { consoleOrigins, ownOrigins } from './platform/console-origins.ts';
import { collectorOutbound } from './platform/collector-outbound.ts';
import type { Log } from './platform/log.ts';
import { masterKeys } from './platform/master-key.ts';
import { limitThreadHeaps } from './platform/thread-heaps.ts';

export interface OpenServices {
  services: Services;
  close(): Promise<void>;
}

/** Opens everything that the web process works with. */
export async function openServices(config: Config, log: Log): Promise<OpenServices> {
  limitThreadHeaps();
  await requireUnprivileged({ connectionString: config.databaseUrl }, 'product');
  const database = openDatabase({
    connection: { connectionString: config.databaseUrl },
    maxConnections: config.databaseConnections,
    budget: webBudget,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const keys = await masterKeys(config);
  const keyFor = await openProductKeys(database, keys);
  const messages = openMessageDelivery(config);
  const open =
    config.identityMode === 'hosted'
      ? openHostedProvider(config, database, Date.now)
      : await openEmbeddedProvider({
          config,
          log,
          origins: consoleOrigins(config),
          wireOrigin: ownOrigins(config)[0],
          masterKeys: keys,
          database,
          senders: messages.senders,
        });
  const jobs = await openJobQueue(config.databaseUrl);
  const classifier = contentClassifier({
    database,
    keyFor,
    log,
    now: Date.now,
    namesModel: config.namesModel,
  });
  return {
    services: {
      config,
      database,
      ...identityServices(open, { database, log, now: Date.now }),
      languages: readerLanguages(database, Date.now),
      messages,
      keyFor,
      classifier,
      ...openPipeline(database, Date.now, undefined, classifier),
      outbound: collectorOutbound(config),
      connectorOf: connectorForSource,
      jobs,
      log,
      now: Date.now,
    },
    async close() {
      await jobs.close();
      await classifier.close();
      await open.close();
      messages.close();
      await database.close();
    },
  };
}

type IdentityServices = Pick<
  Services,
  | 'identity'
  | 'identityAdmin'
  | 'identityFactors'
  | 'identitySso'
  | 'standings'
  | 'accessBooks'
  | 'memberRights'
>;

/** The provider, called only through its HTTP API. */
export function identityServices(
  open: Pick<OpenProvider, 'provider' | 'projectId' | 'managementKey' | 'baseUrl'>,
  { database, log, now }: Pick<Services, 'database' | 'log' | 'now'>,
): IdentityServices {
  const { projectId, managementKey, baseUrl } = open;
  const sdk = identitySdk({ projectId, managementKey, baseUrl });
  const admin = identityAdmin(sdk);
  const books = accessBooks(database, now);
  const asProductHas = async (users: readonly ManagedUser[]): Promise<ManagedUser[]> =>
    withDirectory(database, await withoutLapsed(database, users, now()));
  return {
    identity: open.provider,
    identityAdmin: admin,
    identityFactors: identityFactors(sdk),
    identitySso: identitySso(sdk),
    standings: userStandings({
      async load(userId) {
        const user = await admin.loadUser(userId);
        return user && ((await asProductHas([user]))[0] ?? null);
      },
      now,
      log,
    }),
    accessBooks: books,
    memberRights: memberRights({
      database,
      books,
      load: (idpTenantId) => admin.loadMembers(idpTenantId),
      resolve: asProductHas,
      now,
    }),
  };
}
