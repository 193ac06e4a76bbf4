import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrate, MIGRATIONS_FOLDER } from '@waybill/store';
import { testDatabase } from '@waybill/testkit';
import { expect, test } from 'vitest';

/** The first migration that records who restricted a case and why. */
const FIRST = '0058-case-restriction.sql';

test('cases of an older release stay restricted, by their opener where nobody else changed members', async () => {
  const db = await testDatabase({ holds: 'nothing' });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'older-release-'));
  const older = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name < FIRST);
  for (const name of older) {
    await cp(path.join(MIGRATIONS_FOLDER, name), path.join(folder, name));
  }
  await migrate(db.owner, folder);
  const { rows } = await db.owner.query<{ id: number }>(
    `SELECT create_tenant('T1', 'Older', 'us-east-1', '{}', '{}') AS id`,
  );
  const tenantId = rows[0]?.id;
  const addCase = async (number: number, isRestricted: boolean, people: string[]) => {
    await db.owner.query(
      `WITH made AS (
         INSERT INTO detection_case (tenant_id, case_id, number, title, kind, state, is_restricted, created_at, updated_at)
         VALUES ($1, gen_random_uuid(), $2, 'Case', 'other', 'open', $3, '2026-01-01T00:00:00Z', now()) RETURNING *)
       INSERT INTO case_entry (tenant_id, case_id, at, actor_id, actor_name, kind)
       SELECT tenant_id, case_id, '2026-01-02T00:00:00Z'::timestamptz, person, person,
         CASE WHEN place = 1 THEN 'created' ELSE 'members' END
       FROM made, unnest($4::text[]) WITH ORDINALITY AS p (person, place)`,
      [tenantId, number, isRestricted, people],
    );
  };
  await addCase(1, true, ['ana']);
  await addCase(2, true, ['ana', 'ana']);
  await addCase(3, true, ['ana', 'ben']);
  await addCase(4, false, ['ana']);
  await migrate(db.owner, MIGRATIONS_FOLDER);
  const { rows: cases } = await db.owner.query(
    `SELECT number::integer, is_restricted, restricted_by, restriction_reason,
       restricted_at::date::text AS since FROM detection_case ORDER BY number`,
  );
  const of = (number: number, by: string | null, since: string | null) => ({
    number,
    is_restricted: since !== null,
    restricted_by: by,
    restriction_reason: null,
    since,
  });
  expect(cases).toEqual([
    of(1, 'ana', '2026-01-01'),
    of(2, 'ana', '2026-01-02'),
    of(3, null, '2026-01-02'),
    of(4, null, null),
  ]);
  await rm(folder, { recursive: true });
  await db.close();
});
