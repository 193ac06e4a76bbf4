import pg from 'pg';

/** Size of a graph as a company has it after some years, in rows. */
export interface GraphSize {
  objects: number;
  versions: number;
  edges: number;
}

const OBJECTS = 1_250_000;
export const VERSIONS = 1_500_000;
/** The first versions: each is copied this often. */
export const HUBS = 20;
const COPIES_OF_HUB = 20_000;
const PLACES = 400;

const TABLES = ['lineage_object', 'lineage_version', 'lineage_edge'];

/**
 * Loads a graph past the product's own writer: what is measured on it is reading. Four fifths of the
 * versions came from earlier ones, one from another or, an archive, from many; nearer ones more often.
 * Times rise with the number of a version, as in a graph that follows from events.
 */
export async function seedGraph(ownerUrl: string, tenantId: number): Promise<GraphSize> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // A temporary database need not survive a power cut; reads are equally fast.
    await client.query('ALTER SYSTEM SET fsync = off');
    await client.query(`ALTER SYSTEM SET max_wal_size = '8GB'`);
    await client.query('SELECT pg_reload_conf()');
    // The same graph in each run.
    await client.query('SELECT setseed(0.42)');
    await client.query(`SET maintenance_work_mem = '512MB'`);
    const indexes = await takeIndexes(client);
    for (const sql of [PLACE_ROWS, OBJECT_ROWS, VERSION_ROWS, EDGE_ROWS]) {
      await client.query(sql, [tenantId]);
    }
    for (const sql of indexes) await client.query(sql);
    // What autovacuum does a minute later.
    await client.query(`VACUUM (ANALYZE) place, ${TABLES.join(', ')}`);
    const { rows } = await client.query<GraphSize>(
      `SELECT (SELECT count(*)::integer FROM lineage_object) AS objects,
         (SELECT count(*)::integer FROM lineage_version) AS versions,
         (SELECT count(*)::integer FROM lineage_edge) AS edges`,
    );
    return rows[0] ?? { objects: 0, versions: 0, edges: 0 };
  } finally {
    await client.end();
  }
}

/** Id of a version by its number. */
export const versionIdSql = (number: string): string => `md5('version' || ${number})::uuid`;

/** Drops the indexes and keys of the tables. @returns a function that recreates them. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const made: string[] = [];
  for (const table of TABLES) {
    const { rows: keys } = await client.query<{ name: string; definition: string }>(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = $1::regclass AND contype = 'p'`,
      [table],
    );
    for (const { name, definition } of keys) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
      made.push(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
    const { rows: others } = await client.query<{ name: string; definition: string }>(
      'SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = $1',
      [table],
    );
    for (const { name, definition } of others) {
      await client.query(`DROP INDEX ${name}`);
      made.push(definition);
    }
  }
  return made;
}

const PLACE_ROWS = `
  INSERT INTO place (tenant_id, place_id, group_id, kind, name, host, managed, outside, first_seen_at)
  SELECT $1, md5('place' || i)::uuid, md5('group' || i % 40)::uuid, 'app', 'App ' || i % 40,
    'host' || i, 'unknown', 'unknown', now() - interval '900 days'
  FROM generate_series(0, ${PLACES - 1}) AS i`;

const OBJECT_ROWS = `
  INSERT INTO lineage_object (tenant_id, object_id, location_kind, object_key, name, search_name, path,
    place_id, sensitivity, first_seen_at, last_seen_at, versions, latest_version_id, is_sample)
  SELECT $1, md5('object' || i)::uuid, CASE WHEN i % 3 = 0 THEN 'item' ELSE 'file' END, 'Google Drive:' || i,
    'Report ' || i || '.xlsx', 'report ' || i || '.xlsx', 'C:\\Users\\p' || i % 5000 || '\\Documents\\Report ' || i || '.xlsx',
    md5('place' || i % ${PLACES})::uuid, nullif(i % 9, 5) % 5, now() - interval '900 days' + i * interval '50 seconds',
    now() - interval '900 days' + (i + (CASE WHEN i <= ${VERSIONS - OBJECTS} THEN ${OBJECTS} ELSE 0 END)) * interval '50 seconds',
    CASE WHEN i <= ${VERSIONS - OBJECTS} THEN 2 ELSE 1 END,
    ${versionIdSql(`(i + (CASE WHEN i <= ${VERSIONS - OBJECTS} THEN ${OBJECTS} ELSE 0 END))`)}, false
  FROM generate_series(1, ${OBJECTS}) AS i`;

const VERSION_ROWS = `
  INSERT INTO lineage_version (tenant_id, version_id, object_id, location_kind, opened_by, at, order_key, name, path,
    place_id, person_key, device, size_bytes, digest, sensitivity, origin_classes, is_live, views, is_sample)
  SELECT $1, ${versionIdSql('v')}, md5('object' || o)::uuid, CASE WHEN o % 3 = 0 THEN 'item' ELSE 'file' END,
    md5('event' || v)::uuid, now() - interval '900 days' + v * interval '50 seconds', lpad(to_hex(v), 32, '0')::uuid, 'Report ' || o || '.xlsx',
    'C:\\Users\\p' || o % 5000 || '\\Documents\\Report ' || o || '.xlsx', md5('place' || o % ${PLACES})::uuid,
    'p' || o % 5000 || '@ours.example', 'lt-' || o % 5000, 1000 + o % 900000,
    decode(md5('content' || v) || md5('content' || v), 'hex'), nullif(o % 9, 5) % 5,
    ARRAY['App ' || o % 40], v > ${OBJECTS} OR v > ${VERSIONS - OBJECTS}, v % 7, false
  FROM generate_series(1, ${VERSIONS}) AS v, LATERAL (SELECT (v - 1) % ${OBJECTS} + 1 AS o) AS of_object`;

/** Edges to earlier versions: the previous one, copies of the hubs, and other sources. */
const EDGE_ROWS = `
  INSERT INTO lineage_edge (tenant_id, src, dst, event_id, at, action, kind, method, confidence,
    person_key, device, size_bytes, evidence)
  SELECT DISTINCT ON (dst, src) $1::integer, ${versionIdSql('src')}, ${versionIdSql('dst')}, md5('event' || dst)::uuid,
    now() - interval '900 days' + dst * interval '50 seconds', 'Copy', kind, 'explicit', confidence,
    'p' || dst % 5000 || '@ours.example', 'lt-' || dst % 5000, 1000 + dst % 900000,
    '[{"fact": "source-path", "value": "C:\\\\Users\\\\Public\\\\Report.xlsx"}]'::jsonb
  FROM (
    SELECT v - ${OBJECTS} AS src, v AS dst, 'edited' AS kind, 1.0 AS confidence
    FROM generate_series(${OBJECTS} + 1, ${VERSIONS}) AS v
    UNION ALL
    SELECT hub, ${HUBS} + 1 + floor(random() * ${VERSIONS - HUBS})::integer, 'same-content', 1.0
    FROM generate_series(1, ${HUBS}) AS hub, generate_series(1, ${COPIES_OF_HUB})
    UNION ALL
    SELECT greatest(1, v - 1 - floor(power(random(), 3) * least(v - 2, 200000))::integer), v, 'same-content',
      CASE WHEN random() < 0.9 THEN 1.0 ELSE 0.7 END
    FROM (
      SELECT v, random() AS draw FROM generate_series(${HUBS} + 2, ${VERSIONS}) AS v WHERE v % 5 <> 0
    ) AS drawn, LATERAL generate_series(1, CASE WHEN draw < 0.55 THEN 1 WHEN draw < 0.8 THEN 2
      WHEN draw < 0.9 THEN 4 ELSE 22 END)
  ) AS step
  WHERE src < dst`;
