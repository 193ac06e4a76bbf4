import type { Transaction } from '@waybill/store';
import type {
  DataTypeSet,
  ExceptionScope,
  OwnDataType,
  TypeException,
  TypeSwitch,
} from './data-type-set.ts';

/** Stored data types of a tenant. Excludes drafts and retired ones, which are not searched for. */
export type StoredDataTypes = Pick<DataTypeSet, 'switches' | 'own' | 'exceptions'>;

/** The revision that changes with the result of `readDataTypes`, and the retention of contents. */
export async function readDataTypeRev(
  tx: Transaction,
): Promise<{ rev: number; retentionDays: number }> {
  const [row] = await tx.named<{ rev: number; retentionDays: number }>(
    'data_type_rev',
    `SELECT data_type_rev AS rev, content_retention_days AS "retentionDays" FROM tenant`,
  );
  if (!row) throw new Error('The tenant does not exist');
  return row;
}

/** Call in the transaction of every change of the classification settings. */
export async function raiseDataTypeRev(tx: Transaction): Promise<void> {
  await tx.query('UPDATE tenant SET data_type_rev = data_type_rev + 1');
}

export async function readDataTypes(tx: Transaction): Promise<StoredDataTypes> {
  return {
    switches: await readSwitches(tx),
    own: await readOwn(tx),
    exceptions: await readExceptions(tx),
  };
}

async function readSwitches(tx: Transaction): Promise<Record<string, TypeSwitch>> {
  const rows = await tx.query<{ id: string; state: string; minimum: TypeSwitch['minimum'] }>(
    'SELECT data_type_id AS id, state, minimum FROM data_type_switch',
  );
  return Object.fromEntries(
    rows.map(({ id, state, minimum }) => [
      id,
      { isOn: state !== 'retired', isShadow: state === 'shadow', minimum },
    ]),
  );
}

async function readOwn(tx: Transaction): Promise<OwnDataType[]> {
  return tx.query<OwnDataType & Record<string, unknown>>(
    `SELECT data_type_id AS id, name, class, locale, sensitivity, version, minimum,
       state = 'shadow' AS "isShadow", declaration, material
     FROM data_type JOIN data_type_version USING (tenant_id, data_type_id, version)
     WHERE state IN ('shadow', 'active') ORDER BY data_type_id`,
  );
}

interface ExceptionRow {
  exception_id: string;
  data_type_id: string;
  scope: ExceptionScope['kind'];
  subject: string;
  reason: string;
  expires_at: Date | null;
  members: string[] | null;
  [column: string]: unknown;
}

/** Those that may apply; expiry is checked on use. */
async function readExceptions(tx: Transaction): Promise<TypeException[]> {
  const rows = await tx.query<ExceptionRow>(
    `SELECT exception_id, data_type_id, scope, subject, reason, expires_at,
       (SELECT array_agg(member) FROM entity, jsonb_array_elements_text(facts->'members') AS member
        WHERE scope = 'group' AND entity.kind = 'group' AND source_id || ' ' || entity_id = subject
       ) AS members
     FROM data_type_exception WHERE revoked_at IS NULL ORDER BY created_at, exception_id`,
  );
  return rows.map((row) => ({
    exceptionId: row.exception_id,
    type: row.data_type_id,
    reason: row.reason,
    expiresAt: row.expires_at?.getTime() ?? null,
    scope: scopeOf(row),
  }));
}

function scopeOf({ scope, subject, members }: ExceptionRow): ExceptionScope {
  switch (scope) {
    case 'value':
      return { kind: 'value', valueId: subject };
    case 'object':
      return { kind: 'object', objectKey: subject };
    case 'source':
      return { kind: 'source', source: subject };
    case 'person':
      return { kind: 'person', personKey: subject };
    case 'group':
      return { kind: 'group', members: members ?? [] };
  }
}
