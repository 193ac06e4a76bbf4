import pg from 'pg';

/** What a company has after some time, in rows. */
export interface SeedSize {
  events: number;
  detections: number;
}

/**
 * Multiplies the pipeline's result for a month of the sample company, so that rows are as wide and
 * values as unevenly distributed as real ones. Times, people, objects, statuses and assignees are
 * redrawn.
 */
export async function multiply(
  ownerUrl: string,
  tenantId: number,
  size: SeedSize,
): Promise<SeedSize> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // A temporary database need not survive a power cut; reads are equally fast.
    await client.query('ALTER SYSTEM SET fsync = off');
    await client.query(`ALTER SYSTEM SET max_wal_size = '8GB'`);
    await client.query('SELECT pg_reload_conf()');
    // The same figures in each run.
    await client.query('SELECT setseed(0.42)');
    await client.query(
      `INSERT INTO console_user (tenant_id, user_id, name, email)
       SELECT $1, 'U-bench-' || i, 'Analyst ' || i, 'analyst' || i || '@ours.example' FROM generate_series(1, 6) AS i`,
      [tenantId],
    );
    await multiplyEvents(client, size.events);
    await multiplyDetections(client, tenantId, size.detections);
    await client.query(HISTORY, [tenantId]);
    // What autovacuum does a minute later.
    await client.query('VACUUM (ANALYZE)');
    const { rows } = await client.query<SeedSize>(
      `SELECT (SELECT count(*)::integer FROM activity) AS events,
         (SELECT count(*)::integer FROM detection WHERE status <> 'merged') AS detections`,
    );
    return rows[0] ?? { events: 0, detections: 0 };
  } finally {
    await client.end();
  }
}

async function columnsOf(
  client: pg.Client,
  table: string,
  drawn: Record<string, string>,
): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => drawn[name] ?? `t.${name}`);
  return `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')}`;
}

async function multiplyEvents(client: pg.Client, wanted: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM activity',
  );
  const copies = Math.ceil(wanted / (rows[0]?.count ?? 1)) - 1;
  const insert = await columnsOf(client, 'activity', {
    event_id: 'gen_random_uuid()',
    occurred_at: `t.occurred_at - copy * interval '7 ms'`,
    actor_key: `t.actor_key || '-' || copy % 4`,
    object_key: `t.object_key || '-' || copy % 8`,
  });
  await client.query(`${insert} FROM activity t CROSS JOIN generate_series(1, $1) AS copy`, [
    copies,
  ]);
  await client.query('UPDATE source_total SET events = events * $1', [copies + 1]);
}

/** Detections of 120 days, recent ones more often; a person has many or few of them. */
async function multiplyDetections(
  client: pg.Client,
  tenantId: number,
  wanted: number,
): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE template AS
     SELECT row_number() OVER () - 1 AS place, d.* FROM detection d WHERE d.status <> 'merged'`,
  );
  const insert = await columnsOf(client, 'detection', {
    detection_id: 'gen_random_uuid()',
    number: '1000000 + g.i',
    status: 'g.status',
    person_key: `'person' || g.person || '@ours.example'`,
    person_email: `'person' || g.person || '@ours.example'`,
    person_name: `'Person ' || g.person`,
    fingerprint: `t.fingerprint || '-' || g.i`,
    window_group: `t.window_group || '-' || g.i`,
    assignee_id: `CASE WHEN g.draw < 0.35 THEN 'U-bench-' || (1 + floor(g.draw * 17)) END`,
    first_seen_at:
      'g.last_seen_at - least(t.last_seen_at - t.first_seen_at, g.draw * interval $$9 days$$)',
    last_seen_at: 'g.last_seen_at',
    closed_at:
      'CASE WHEN g.status = $$closed$$ THEN least(now(), g.last_seen_at + g.draw * interval $$8 days$$) END',
    created_at: 'g.last_seen_at',
    search: `t.search || E'\\nperson' || g.person || '@ours.example'`,
  });
  await client.query(
    `${insert} FROM (
       SELECT i, random() AS draw, floor(power(random(), 2) * 900) AS person,
         now() - power(random(), 1.6) * interval '120 days' AS last_seen_at,
         CASE WHEN status < 0.30 THEN 'new' WHEN status < 0.38 THEN 'in_review' WHEN status < 0.41 THEN 'escalated'
           WHEN status < 0.44 THEN 'awaiting_person' WHEN status < 0.46 THEN 'snoozed'
           WHEN status < 0.50 THEN 'suppressed' ELSE 'closed' END AS status
       FROM (SELECT i, random() AS status FROM generate_series(1, $1 - (SELECT count(*)::integer FROM template)) AS i) AS s
     ) AS g JOIN template t ON t.place = g.i % (SELECT count(*) FROM template)`,
    [wanted],
  );
  await client.query('UPDATE tenant SET detection_counter = 2000000 WHERE tenant_id = $1', [
    tenantId,
  ]);
}

/** What is not new anymore was taken up, and then became what it is. */
const HISTORY = `
  INSERT INTO detection_history (tenant_id, detection_id, at, actor_name, field, before, after)
  SELECT d.tenant_id, d.detection_id, least(now(), d.last_seen_at + step.part * random() * interval '4 days'),
    'Analyst', 'status', step.before, coalesce(step.after, d.status)
  FROM detection d CROSS JOIN (VALUES (1, 'new', 'in_review'), (2, 'in_review', NULL)) AS step (part, before, after)
  WHERE d.tenant_id = $1 AND d.status NOT IN ('new', 'merged')
    AND (step.part = 1 OR d.status <> 'in_review')`;
