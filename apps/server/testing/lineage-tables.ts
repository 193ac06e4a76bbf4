import type { Database } from '@waybill/store';
import type pg from 'pg';

const TABLES = ['lineage_touch', 'lineage_version', 'lineage_edge', 'lineage_object', 'place'];

type Row = Record<string, unknown>;

/** Every row of a tenant's graph as a line, sorted. */
export async function graphLines(database: Database, tenantId: number): Promise<string[]> {
  return database.tenant(tenantId, async (tx) => {
    const lines: string[] = [];
    for (const table of TABLES) {
      const rows = await tx.query<Row>(`SELECT * FROM ${table}`);
      for (const row of rows) lines.push(`${table} ${JSON.stringify(row, inOneOrder)}`);
    }
    return lines.toSorted();
  });
}

/** Fact members are in order of arrival, which is irrelevant. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Deletes everything derived from a tenant's events, so that they can arrive in another way. */
export async function emptyTenant(owner: pg.Pool, tenantId: number): Promise<void> {
  for (const table of [...TABLES, 'activity', 'activity_day', 'source_total', 'raw_chunk']) {
    await owner.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
  }
}
