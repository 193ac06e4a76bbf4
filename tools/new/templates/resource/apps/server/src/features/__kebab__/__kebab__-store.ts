import type { __Pascal__ } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

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
  const rows = await tx.named<Row>(
    '__snake___add',
    `INSERT INTO __snake__ (tenant_id, name) VALUES ($1, $2) RETURNING ${COLUMNS}`,
    [tenantId, name],
  );
  return only(rows);
}

/** Removes it and answers what it was. Throws `resource.not_found`. */
export async function remove__Pascal__(tx: Transaction, id: string): Promise<__Pascal__> {
  const rows = await tx.named<Row>(
    '__snake___remove',
    `DELETE FROM __snake__ WHERE __snake___id = $1 RETURNING ${COLUMNS}`,
    [id],
  );
  return only(rows);
}

function only([row]: Row[]): __Pascal__ {
  if (!row) throw new AppError('resource.not_found');
  return from(row);
}

function from(row: Row): __Pascal__ {
  return {
    __camel__Id: row.__snake___id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
  };
}
