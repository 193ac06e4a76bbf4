import { mkdtemp } from 'node:fs/promises';
import { openDatabase } from '@waybill/store';
import { connectorForSource } from '@waybill/connectors';
import { integrationNameOf } from '@waybill/contract';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrateProduct, openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { openPipeline } from '../../apps/server/src/pipeline/open-pipeline.ts';
import { benchPolicies } from './bench-policies.ts';
import { loadRequests } from './ingest-load.ts';
import { ingestBody } from '../../apps/server/src/pipeline/ingest-body.ts';
import pg from 'pg';
const folder = await mkdtemp('/tmp/zz-');
const dbs = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
await migrateProduct(dbs.databaseUrl);
const database = openDatabase({ connection: { connectionString: dbs.databaseUrl } });
const [row] = await database.system((tx) =>
  tx.query<{ id: number }>(
    `SELECT create_tenant('bench', 'Bench', 'us-east-1', '{ours.example}', '{}') AS id`,
  ),
);
const tenantId = row!.id;
const times = new Map<string, { n: number; ms: number }>();
const orig = pg.Client.prototype.query as any;
(pg.Client.prototype as any).query = function (q: any, ...rest: any[]) {
  const t = performance.now();
  const key =
    typeof q === 'string'
      ? q.slice(0, 40)
      : (q.name ?? q.text?.slice(0, 40) ?? q.cursor?.text ?? 'copy');
  const r = orig.call(this, q, ...rest);
  if (r?.then)
    r.then(() => {
      const e = times.get(key) ?? { n: 0, ms: 0 };
      e.n++;
      e.ms += performance.now() - t;
      times.set(key, e);
    });
  else
    r?.on?.('finish', () => {
      const e = times.get(key) ?? { n: 0, ms: 0 };
      e.n++;
      e.ms += performance.now() - t;
      times.set(key, e);
    });
  return r;
};
const { writer } = openPipeline(database, Date.now, benchPolicies(Number(process.argv[2] ?? 50)));
const requests = loadRequests({ seeds: 2, firstSeed: 5, perRequest: 500, endAt: Date.now() });
let n = 0;
const t0 = performance.now();
const cpu0 = process.cpuUsage();
const work = requests.slice();
await Promise.all(
  Array.from({ length: 16 }, async () => {
    for (let r = work.pop(); r; r = work.pop()) {
      const source = integrationNameOf(r.sourceId)!;
      const res = await ingestBody(
        {
          tenantId,
          sourceId: r.sourceId,
          source,
          connector: connectorForSource(source)!,
          isSample: false,
          parts: (async function* () {
            yield Buffer.from(r.body);
          })(),
        },
        { database, writer, now: Date.now },
      );
      n += res.accepted;
    }
  }),
);
const s = (performance.now() - t0) / 1000;
const cpu = process.cpuUsage(cpu0);
console.log(
  n,
  'events',
  s.toFixed(1),
  's',
  Math.round(n / s),
  '/s; node cpu',
  ((cpu.user + cpu.system) / 1e6).toFixed(1),
);
for (const [k, v] of [...times].sort((a, b) => b[1].ms - a[1].ms).slice(0, 16))
  console.log(v.ms.toFixed(0).padStart(8), String(v.n).padStart(6), k.replaceAll('\n', ' '));
await dbs.stop();
process.exit(0);
