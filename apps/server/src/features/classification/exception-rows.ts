import { randomUUID } from 'node:crypto';
import { ExceptionScope, type DataTypeException } from '@waybill/contract';
import { CLASSIFIERS } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { raiseDataTypeRev } from './contents/read-data-types.ts';
import { AppError } from '../../platform/app-error.ts';

interface ExceptionRow {
  exception_id: string;
  data_type_id: string;
  scope: ExceptionScope['kind'];
  subject: string;
  reason: string;
  owner_name: string;
  detection_id: string | null;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  group_name: string | null;
  [column: string]: unknown;
}

const COLUMNS = `exception_id, data_type_id, scope, subject, reason, owner_name, detection_id, created_at,
  expires_at, revoked_at, revoked_by, (
    SELECT entity.name FROM entity
    WHERE scope = 'group' AND entity.kind = 'group' AND source_id || ' ' || entity_id = subject) AS group_name`;

/** How many of the newest are listed. */
const LISTED = 500;

export async function listExceptions(
  tx: Transaction,
  dataTypeId: string | undefined,
  now: number,
): Promise<DataTypeException[]> {
  const rows = await tx.query<ExceptionRow>(
    `SELECT ${COLUMNS} FROM data_type_exception WHERE $1::text IS NULL OR data_type_id = $1
     ORDER BY created_at DESC, exception_id LIMIT $2`,
    [dataTypeId ?? null, LISTED],
  );
  return rows.map((row) => exceptionOf(row, now));
}

export interface NewException {
  dataTypeId: string;
  scope: ExceptionScope;
  reason: string;
  detectionId: string | null;
  expiresAt: string | null;
}

/** Stores an exception. Throws `resource.not_found` for an unknown type or detection. */
export async function createException(
  tx: Transaction,
  wanted: NewException,
  actor: { tenantId: number; userId: string; userName: string; now: number },
): Promise<DataTypeException> {
  await requireType(tx, wanted.dataTypeId);
  await requireDetection(tx, wanted.detectionId);
  if (wanted.expiresAt !== null && Date.parse(wanted.expiresAt) <= actor.now) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'expiresAt', message: 'is in the past' }],
    });
  }
  const [row] = await tx.query<ExceptionRow>(
    `INSERT INTO data_type_exception (tenant_id, exception_id, data_type_id, scope, subject, reason,
       detection_id, owner_id, owner_name, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${COLUMNS}`,
    [
      actor.tenantId,
      randomUUID(),
      wanted.dataTypeId,
      wanted.scope.kind,
      subjectOf(wanted.scope),
      wanted.reason,
      wanted.detectionId,
      actor.userId,
      actor.userName,
      new Date(actor.now),
      wanted.expiresAt,
    ],
  );
  await raiseDataTypeRev(tx);
  if (!row) throw new Error('The exception was not stored');
  return exceptionOf(row, actor.now);
}

/** Revokes an exception; repeating it changes nothing. Throws `resource.not_found`. */
export async function revokeException(
  tx: Transaction,
  exceptionId: string,
  actor: { userName: string; now: number },
): Promise<DataTypeException> {
  const [row] = await tx.query<ExceptionRow>(
    `UPDATE data_type_exception SET revoked_at = coalesce(revoked_at, $2),
       revoked_by = coalesce(revoked_by, $3)
     WHERE exception_id::text = $1 RETURNING ${COLUMNS}`,
    [exceptionId, new Date(actor.now), actor.userName],
  );
  if (!row) throw new AppError('resource.not_found');
  await raiseDataTypeRev(tx);
  return exceptionOf(row, actor.now);
}

/** Throws `resource.not_found`. */
export async function requireType(tx: Transaction, dataTypeId: string): Promise<void> {
  if (CLASSIFIERS.some(({ id }) => id === dataTypeId)) return;
  const rows = await tx.query('SELECT FROM data_type WHERE data_type_id = $1', [dataTypeId]);
  if (rows.length === 0) throw new AppError('resource.not_found');
}

async function requireDetection(tx: Transaction, detectionId: string | null): Promise<void> {
  if (detectionId === null) return;
  const rows = await tx.query('SELECT FROM detection WHERE detection_id::text = $1', [detectionId]);
  if (rows.length === 0) throw new AppError('resource.not_found');
}

/** The scope's reference, as stored. */
export function subjectOf(scope: ExceptionScope): string {
  switch (scope.kind) {
    case 'value':
      return scope.valueId;
    case 'object':
      return scope.objectKey;
    case 'source':
      return scope.source;
    case 'person':
      return scope.personKey;
    case 'group':
      return scope.groupId;
  }
}

function exceptionOf(row: ExceptionRow, now: number): DataTypeException {
  return {
    exceptionId: row.exception_id,
    dataTypeId: row.data_type_id,
    scope: scopeOf(row),
    groupName: row.group_name,
    reason: row.reason,
    owner: row.owner_name,
    detectionId: row.detection_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoked_by,
    state: stateOf(row, now),
  };
}

function stateOf(row: ExceptionRow, now: number): DataTypeException['state'] {
  if (row.revoked_at !== null) return 'revoked';
  return row.expires_at !== null && row.expires_at.getTime() <= now ? 'expired' : 'active';
}

function scopeOf({ scope: kind, subject }: ExceptionRow): ExceptionScope {
  const name = { value: 'valueId', object: 'objectKey', source: 'source', person: 'personKey' };
  return ExceptionScope.parse(
    kind === 'group' ? { kind, groupId: subject } : { kind, [name[kind]]: subject },
  );
}
