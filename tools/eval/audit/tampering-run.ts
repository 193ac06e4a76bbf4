import { openProductKeys } from '../../../apps/server/src/features/identity/master-key/product-keys.ts';
import {
  exportedHead,
  readItems,
} from '../../../apps/server/src/features/audit/chain/read-items.ts';
import type { AuditVerdict, ExportedAuditHead } from '@waybill/contract';
import { verifyItems } from '../../../apps/server/src/features/audit/chain/verify-items.ts';
import {
  ownKeyIds,
  rotateAuditKey,
} from '../../../apps/server/src/features/audit/keys/audit-keys.ts';
import { sealAll } from '../../../apps/server/src/features/audit/sealing/seal-entries.ts';
import { insertAuditEntry } from '../../../apps/server/src/platform/audit-entry.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { masterKeys } from '../../../apps/server/src/platform/master-key.ts';
import type { KeyFor } from '../../../apps/server/src/platform/secret-box.ts';
import {
  openDatabase,
  startEmbeddedPostgres,
  type Database,
  type Transaction,
} from '@waybill/store';
import pg from 'pg';
import { Random } from '../lineage/random.ts';
import { tamper, TAMPERINGS } from './tamper.ts';

/** More entries, so that the log has several checkpoints and two keys. */
const MORE = 1100;

/** Tampers with the log of a stopped installation, each time in a transaction that is rolled back. */
export async function tamperingRun(
  { dataFolder, tenantId }: { dataFolder: string; tenantId: number },
  { tamperings, seed }: { tamperings: number; seed: number },
): Promise<{ found: number; entries: number }> {
  const server = await startEmbeddedPostgres({ dataFolder });
  const connection = { ...server.connection, database: 'waybill' };
  const owner = new pg.Client(connection);
  const database = openDatabase({ connection });
  try {
    await owner.connect();
    const keyFor = await openProductKeys(
      database,
      await masterKeys({ ...readConfig({}), dataFolder }),
    );
    await lengthen(database, tenantId, keyFor);
    const knownHead = await database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
    if (!knownHead) throw new Error('The log has no head');
    const state = { owner, tenantId, keyFor, knownHead };
    const untouched = await verdictOf(state);
    if (untouched.integrity || untouched.completeness) throw new Error('The log is not valid');
    const random = new Random(seed);
    let found = 0;
    for (let index = 0; index < tamperings; index += 1) {
      const kind = TAMPERINGS[index % TAMPERINGS.length] ?? 'edit';
      await owner.query('BEGIN');
      const last = knownHead.head.number;
      const done = await tamper({ client: owner, tenantId, last, random }, kind);
      const { integrity, completeness } = await verdictOf(state, true);
      await owner.query('ROLLBACK');
      if (integrity || completeness) found += 1;
      else process.stdout.write(`NOT FOUND: ${done}\n`);
      if ((index + 1) % 100 === 0)
        process.stdout.write(`${index + 1} tamperings, ${found} found\n`);
    }
    return { found, entries: knownHead.head.number };
  } finally {
    await owner.end();
    await database.close();
    await server.stop();
  }
}

async function lengthen(database: Database, tenantId: number, keyFor: KeyFor): Promise<void> {
  const services = { database, keyFor, now: Date.now };
  await sealAll(services, tenantId);
  await database.tenant(tenantId, async (tx) => {
    for (let index = 0; index < MORE; index += 1) {
      await insertAuditEntry(tx, {
        tenantId,
        action: 'detection.changed',
        actorId: `U${index % 7}`,
        target: `detection-${index}`,
        requestId: `run-${index}`,
        ip: `203.0.113.${index % 250}`,
        detail: index % 3 === 0 ? 'Checked with the person' : null,
      });
    }
  });
  await database.system((tx) => rotateAuditKey(tx, keyFor, Date.now()));
  await sealAll(services, tenantId);
}

/** Verifies as the product does: with its role, in the transaction of the tampering. */
async function verdictOf(
  state: { owner: pg.Client; tenantId: number; keyFor: KeyFor; knownHead: ExportedAuditHead },
  isInTransaction = false,
): Promise<AuditVerdict> {
  const { owner, tenantId, keyFor, knownHead } = state;
  if (!isInTransaction) await owner.query('BEGIN');
  await owner.query(`SET LOCAL app.tenant_id = '${tenantId}'; SET LOCAL ROLE waybill_app`);
  const query: Transaction['query'] = async <Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ) => (await owner.query<Row>(text, [...values])).rows;
  const tx = {
    query,
    named: (_name: string, text: string, values?: readonly unknown[]) => query(text, values),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reading needs these two and neither COPY nor a pool
  const reading = tx as unknown as Transaction;
  const trusted = await ownKeyIds(reading, keyFor);
  const verdict = await verifyItems(readItems(reading, tenantId, Date.now()), {
    trusted,
    knownHead,
  });
  if (!isInTransaction) await owner.query('ROLLBACK');
  return verdict;
}
