import type { TestDatabase } from '@waybill/testkit';

/**
 * Lets the database refuse every change of the rows that a condition over `NEW` names, as a stored row does that
 * breaks a rule. Give it back by `allow`.
 */
export async function refuseRows(
  { owner }: Pick<TestDatabase, 'owner'>,
  rows: { table: string; on: 'INSERT' | 'UPDATE' | 'DELETE'; where: string },
): Promise<{ allow(): Promise<void> }> {
  const name = `refused_${rows.table}_${rows.on.toLowerCase()}`;
  await owner.query(
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN RAISE EXCEPTION 'the row is refused'; END $$`,
  );
  await owner.query(
    `CREATE OR REPLACE TRIGGER ${name} BEFORE ${rows.on} ON ${rows.table}
     FOR EACH ROW WHEN (${rows.where}) EXECUTE FUNCTION ${name}()`,
  );
  return {
    async allow() {
      await owner.query(`DROP TRIGGER IF EXISTS ${name} ON ${rows.table}`);
    },
  };
}
