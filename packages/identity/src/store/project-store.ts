import { statement, type Queryable } from './statement.ts';

/**
 * The project id of this database: the stored one, or on the first run the given one. Throws if
 * `required` differs from the stored one: its tokens would all be foreign.
 */
export async function settleProjectId(
  db: Queryable,
  options: { fresh: string; required: string | undefined; now: Date },
): Promise<string> {
  await statement(
    db,
    'insert_project',
    'INSERT INTO project (project_id, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [options.required ?? options.fresh, options.now],
  );
  const [row] = await statement<{ project_id: string }>(
    db,
    'project',
    'SELECT project_id FROM project',
  );
  if (!row) throw new Error('The project row is missing');
  if (options.required !== undefined && options.required !== row.project_id) {
    throw new Error(`This database belongs to project ${row.project_id}, not ${options.required}`);
  }
  return row.project_id;
}
