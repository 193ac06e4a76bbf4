import pg from 'pg';

/** Objects for each person: a company keeps more files than it has people. */
const OBJECTS_PER_PERSON = 15;

/** Rows of search that there are afterwards. */
export interface SeededNames {
  people: number;
  actors: number;
  objects: number;
}

/**
 * Adds people as directories tell about them, with addresses and logins, and objects, and names what
 * was multiplied past the writer as the writer would have.
 */
export async function seedNames(
  ownerUrl: string,
  tenantId: number,
  people: number,
): Promise<SeededNames> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(PEOPLE, [people]);
    await client.query(IDENTITIES, [tenantId]);
    await client.query(RECORDS, [tenantId]);
    await client.query(KEYS, [tenantId]);
    await client.query(ACTORS, [tenantId]);
    await client.query(OBJECTS, [tenantId, people * OBJECTS_PER_PERSON]);
    await client.query('COMMIT');
    await client.query('VACUUM (ANALYZE)');
    const { rows } = await client.query<SeededNames>(
      `SELECT count(*) FILTER (WHERE kind = 'person')::integer AS people,
         count(*) FILTER (WHERE kind = 'actor')::integer AS actors,
         count(*) FILTER (WHERE kind = 'object')::integer AS objects
       FROM search_name WHERE tenant_id = $1`,
      [tenantId],
    );
    return rows[0] ?? { people: 0, actors: 0, objects: 0 };
  } finally {
    await client.end();
  }
}

const FIRST = `'{Birger,Ingrid,Søren,José,Ana,Jürgen,Zoë,Łukasz,Nadia,Priya,Wei,Olu,Émile,Björk,Mateus,Freya,Karim,Lena,Tom,Yuki}'::text[]`;
const LAST = `'{Møllegaard,Olsen,Kjær,García,Müller,Nowak,Okafor,Tanaka,Lindqvist,Schröder,Dvořák,Silva,Ferreira,Andersson,Haddad,Novák,Chen,Patel,O''Brien,Größmann}'::text[]`;

const PEOPLE = `CREATE TEMPORARY TABLE made ON COMMIT DROP AS
  SELECT gen_random_uuid() AS id, i, (${FIRST})[1 + i % 20] AS first,
    (${LAST})[1 + (i / 20) % 20] || CASE WHEN i < 400 THEN '' ELSE '-' || (${LAST})[1 + (i / 400) % 20] END AS last,
    'person' || i || '@ours.example' AS email
  FROM generate_series(1, $1::integer) AS i`;

const IDENTITIES = `INSERT INTO identity (tenant_id, identity_id, kind, name, sort_name, search_text, facts, sources, records,
    is_deleted, seen_at)
  SELECT $1::integer, id, 'person', first || ' ' || last, lower(first || ' ' || last),
    lower(concat_ws(' ', first, last, email, first || '.' || last || '@corp.example', 'u' || i)),
    jsonb_build_object('department', (ARRAY['Finance', 'Sales', 'Legal', 'Engineering', 'People'])[1 + i % 5]),
    '{Okta,BambooHR}', 2, false, now()
  FROM made`;

const RECORDS = `INSERT INTO identity_record (tenant_id, record_id, identity_id, kind, source_id, entity_id, reasons,
    is_separated, first_at)
  SELECT $1::integer, 'okta person ' || i, id, 'person', 'okta', i::text, '[]', false, now() FROM made`;

const KEYS = `INSERT INTO identity_key (tenant_id, kind, reason, value, record_id)
  SELECT $1::integer, 'person', key.reason, key.value, 'okta person ' || i FROM made
  CROSS JOIN LATERAL (VALUES ('email', email), ('email', lower(first || '.' || last || '@corp.example')), ('login', 'u' || i))
    AS key (reason, value) ON CONFLICT DO NOTHING`;

const ACTORS = `INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, search, told_at, is_sample)
  SELECT $1::integer, 'actor', md5(key)::uuid, key, key, NULL, search_text(key), now(), false
  FROM (SELECT DISTINCT actor_key AS key FROM activity WHERE actor_key IS NOT NULL
    UNION SELECT email FROM made) AS told ON CONFLICT DO NOTHING`;

const OBJECTS = `INSERT INTO search_name (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
  SELECT $1::integer, 'object', md5('made-' || i)::uuid, 'made-' || i, name, path, 'Google Drive', search_text(name, path),
    now(), gen_random_uuid(), false
  FROM (
    SELECT i, (ARRAY['Payroll', 'Budget', 'Quarterly report', 'Roadmap', 'Contract', 'Offer letter', 'Customer export',
        'Source archive', 'Résumé', 'Überblick', 'Board minutes', 'Invoice'])[1 + i % 12] || ' '
      || (ARRAY['north', 'south', 'final', 'draft', 'signed', 'v2', 'old'])[1 + (i / 12) % 7] || ' ' || i
      || (ARRAY['.xlsx', '.docx', '.pdf', '.pptx', '.zip'])[1 + i % 5] AS name,
      'Shared/' || (ARRAY['Finance', 'Sales', 'Legal', 'Engineering', 'People'])[1 + i % 5] || '/'
      || (ARRAY['Payroll', 'Clients', 'Archive', 'Planning'])[1 + (i / 5) % 4] || '/' || 2015 + i % 12 AS path
    FROM generate_series(1, $2::integer) AS i) AS file`;
