import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { connectorForSource } from '@waybill/connectors';
import { sourceIdOf, type IngestResult, type IntegrationName } from '@waybill/contract';
import {
  createDatabase,
  migrate,
  MIGRATIONS_FOLDER,
  openDatabase,
  startEmbeddedPostgres,
  type Database,
} from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { contentClassifier } from '../../../apps/server/src/features/classification/contents/content-classifier.ts';
import { settleBehaviour } from '../../../apps/server/src/features/behaviour/settle-behaviour.ts';
import { decodeBody } from '../../../apps/server/src/features/ingest/reading/decode-body.ts';
import { ingestBody } from '../../../apps/server/src/features/ingest/ingest-body.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { openSettledPipeline } from '../../../apps/server/testing/settled-pipeline.ts';
import { derivedKey } from '../../../apps/server/src/platform/derived-key.ts';
import type { TenantContext } from '../../../apps/server/src/features/ingest/tenant-contexts.ts';

const DATABASE = 'insider_eval';

/** A detection as the product holds it after everything was ingested. */
export interface FoundDetection {
  title: string;
  policyKey: string;
  /** Epoch milliseconds. */
  firstSeenAt: number;
  /** The vendor's own ids of its events; events without one are left out. */
  vendorEventIds: string[];
  eventCount: number;
}

/** The product's intake and detection on its own database, with the shipped pack. */
export interface Product {
  /** A new organisation with default settings but for its mail domains. @returns its id. */
  tenant(ownDomains?: readonly string[]): Promise<number>;
  ingest(tenantId: number, source: IntegrationName, body: Readable): Promise<IngestResult>;
  /** Brings up to date what the worker would: days that events which came late belong to. */
  settle(tenantId: number): Promise<void>;
  detections(tenantId: number): Promise<FoundDetection[]>;
  /** What the pipeline judges a tenant's events with. */
  context(tenantId: number): Promise<TenantContext>;
  database: Database;
  stop(): Promise<void>;
}

/** Starts the bundled server on a folder that is gone afterwards, and the pipeline on it. */
export async function startProduct(): Promise<Product> {
  const folder = await temporaryDataFolder('waybill-eval-');
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    // Nothing here outlives the run, so nothing needs to reach the disk.
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
  await createDatabase(server.connection, DATABASE);
  const connection = { ...server.connection, database: DATABASE };
  const owner = new pg.Pool({ ...connection, max: 1 });
  await migrate(owner, MIGRATIONS_FOLDER);
  await owner.end();
  const database = openDatabase({ connection });
  const masterKey = randomBytes(32);
  const classifier = contentClassifier({
    database,
    keyFor: (purpose) => derivedKey(masterKey, purpose),
    log: createLog('silent', 'eval'),
    now: Date.now,
  });
  const { writer, contexts } = openSettledPipeline(database, Date.now, undefined, classifier);
  let tenants = 0;
  return {
    async tenant(ownDomains = []) {
      tenants += 1;
      const [row] = await database.system((tx) =>
        tx.query<{ id: number }>(`SELECT create_tenant($1, $1, 'us-east-1', $2, '{}') AS id`, [
          `tenant-${tenants}`,
          ownDomains,
        ]),
      );
      if (!row) throw new Error('The tenant was not created');
      return row.id;
    },
    ingest(tenantId, source, body) {
      const connector = connectorForSource(source);
      if (!connector) throw new Error(`No connector reads ${source}`);
      const sourceId = sourceIdOf(source);
      const { parts } = decodeBody(body, undefined);
      return ingestBody(
        { tenantId, sourceId, source, connector, isSample: false, parts },
        { database, writer, now: Date.now },
      );
    },
    settle: async (tenantId) => void (await settleBehaviour(database, tenantId)),
    detections: (tenantId) =>
      database.tenant(tenantId, async (tx) => {
        const rows = await tx.query<Omit<FoundDetection, 'firstSeenAt'> & { firstSeen: Date }>(
          `SELECT d.title, d.policy_key AS "policyKey", d.first_seen_at AS "firstSeen",
             d.event_count AS "eventCount",
             coalesce(array_agg(a.vendor_event_id) FILTER (WHERE a.vendor_event_id IS NOT NULL), '{}')
               AS "vendorEventIds"
           FROM detection d
           LEFT JOIN detection_event e USING (tenant_id, detection_id)
           LEFT JOIN activity a USING (tenant_id, occurred_at, event_id)
           WHERE d.tenant_id = $1
           GROUP BY d.tenant_id, d.detection_id
           ORDER BY d.first_seen_at, d.detection_id`,
          [tenantId],
        );
        return rows.map(({ firstSeen, ...row }) => ({ ...row, firstSeenAt: firstSeen.getTime() }));
      }),
    context: (tenantId) => contexts.of(tenantId),
    database,
    async stop() {
      await classifier.close();
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
