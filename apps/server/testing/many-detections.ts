import type { TestApp } from './test-app.ts';

/** Values of the columns that `spreadDetections` draws; null if a detection may have none. */
export const SPREAD = {
  status: [
    'new',
    'in_review',
    'awaiting_person',
    'awaiting_team',
    'escalated',
    'snoozed',
    'suppressed',
    'merged',
    'closed',
    'closed',
  ],
  severity: ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'],
  type: ['Policy', 'Manual', 'AI'],
  origin: ['internalDetectionPolicy', 'sendToSelf'],
  category: ['Web Upload', 'External Share', null],
  action: ['Upload', 'Share', null],
  source: ['Google Drive', 'Slack', 'SharePoint'],
  destination_name: ['Public', 'Dropbox', 'files.example', null],
  direction: ['inbound', 'outbound', null],
  policy_key: ['opened-to-public', 'shared-outside', 'custom'],
  person_key: ['ana@ours.example', 'bo@ours.example', 'cy@ours.example', null],
  object_key: ['a, b.xlsx', 'plan.docx', null],
} as const;

/**
 * Multiplies the one detection of a tenant, with random values and times spread over the last 60 days.
 * The same seed gives the same detections except for their ids.
 */
export async function spreadDetections(
  { db }: TestApp,
  tenantId: number,
  options: { count: number; assignees: readonly string[]; seed: number },
): Promise<void> {
  const assignees = [...options.assignees, null];
  const drawn: Record<string, string> = {
    detection_id: 'gen_random_uuid()',
    number: '1000 + i',
    severity_rank: `array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], r.severity) - 1`,
    fingerprint: `'f' || i`,
    assignee_id: pick(assignees),
    last_seen_at: `now() - r.age * interval '60 days'`,
    first_seen_at: `now() - (r.age + (1 - r.age) * random() * 0.3) * interval '60 days'`,
    closed_at: `CASE WHEN r.status = 'closed' THEN now() - r.age * random() * interval '60 days' END`,
    to_place: `CASE WHEN r.destination_name IS NOT NULL THEN jsonb_build_object('kind', 'app', 'name', r.destination_name,
      'host', NULL, 'container', NULL, 'account', NULL, 'managed', ${pick(['yes', 'no', 'unknown'])}, 'outside', 'yes') END`,
  };
  for (const column of Object.keys(SPREAD)) drawn[column] = `r.${column}`;
  const { rows } = await db.owner.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'detection'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const names = rows.map(({ name }) => name);
  const random = Object.entries(SPREAD).map(([column, values]) => `${pick(values)} AS ${column}`);
  const client = await db.owner.connect();
  try {
    await client.query('SELECT setseed($1)', [options.seed]);
    await client.query(
      `INSERT INTO detection (${names.join(', ')})
       SELECT ${names.map((name) => drawn[name] ?? `t.${name}`).join(', ')}
       FROM (SELECT i, random() AS age, ${random.join(', ')} FROM generate_series(1, $2) AS i) AS r
       CROSS JOIN (SELECT * FROM detection WHERE tenant_id = $1 LIMIT 1) AS t`,
      [tenantId, options.count],
    );
  } finally {
    client.release();
  }
}

function pick(values: readonly (string | null)[]): string {
  const list = values.map((value) => (value === null ? 'NULL' : `'${value}'`)).join(', ');
  return `(ARRAY[${list}]::text[])[1 + floor(random() * ${values.length})]`;
}
