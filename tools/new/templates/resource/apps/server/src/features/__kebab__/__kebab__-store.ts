import type { __Pascal__ } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

interface Row {
  __snake___id: string;
  name: string;
  created_at: Date;
}

const COLUMNS = '__snake___id, name, created_at';

/** All of the tenant, by name. */
export async function list__Pascal__(tx: Transaction): Promise<__Pascal__[]> {
  const rows = await tx.named<Row>(
    '__snake___list',
    `SELECT ${COLUMNS} FROM __snake__ ORDER BY name, __snake___id`,
  );
  return rows.map(from);
}

export async function add__Pascal__(
  tx: Transaction,
  tenantId: number,
  name: string,
): Promise<__Pascal__> {
  const [row] = await tx.named<Row>(
    '__snake___add',
    `INSERT INTO __snake__ (tenant_id, name) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [tenantId, name],
  );
  if (!row) throw new Error('The insert returned no row');
  return from(row);
}

function from(row: Row): __Pascal__ {
  return {
    __camel__Id: row.__snake___id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
  };
}
