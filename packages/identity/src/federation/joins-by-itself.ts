import { statement, type Queryable } from '../store/statement.ts';

/** Whether people whom the tenant's provider vouches for become members without being invited. */
export async function joinsByItself(db: Queryable, tenantId: string): Promise<boolean> {
  const [row] = await statement<{ joins: boolean }>(
    db,
    'tenant_joins_by_itself',
    `SELECT coalesce(settings -> 'JITDisabled', 'false') <> 'true'::jsonb AS joins
     FROM tenant WHERE tenant_id = $1`,
    [tenantId],
  );
  return row?.joins ?? false;
}
