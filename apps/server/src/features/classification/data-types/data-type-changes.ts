import { randomUUID } from 'node:crypto';
import type {
  DataType,
  DataTypeChange,
  DataTypeDeclaration,
  WrittenDataType,
} from '@waybill/contract';
import { foldCase } from '@waybill/engine/custom/folded-tokens';
import type { Transaction } from '@waybill/store';
import { raiseDataTypeRev } from '../contents/read-data-types.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  readDataTypeCores,
  readVersions,
  requireDataType,
  type DataTypeCore,
} from './data-type-rows.ts';
import { declarationProblems, refuseProblems } from './declaration-problems.ts';

/** Who makes the change, and when. */
export interface Actor {
  tenantId: number;
  userId: string;
  userName: string;
  now: number;
}

/** Allowed transitions from each state. */
const NEXT: Record<DataType['state'], readonly DataType['state'][]> = {
  draft: ['shadow', 'active', 'retired'],
  shadow: ['active', 'retired'],
  active: ['shadow', 'retired'],
  retired: ['shadow'],
};
/** A built-in type has no draft and is returned unchanged. */
const NEXT_BUILT_IN: typeof NEXT = {
  draft: [],
  shadow: ['active', 'retired'],
  active: ['shadow', 'retired'],
  retired: ['shadow', 'active'],
};

/** Stores a type as a draft. Throws `datatype.declaration_invalid`, `datatype.name_taken`. @returns its id. */
export async function createDataType(
  tx: Transaction,
  written: WrittenDataType,
  actor: Actor,
): Promise<string> {
  // First, so that the later of two concurrent changes sees the other’s name.
  await raiseDataTypeRev(tx);
  const known = await readDataTypeCores(tx);
  refuseProblems(declarationProblems({ id: null, ...written }, known));
  refuseTakenName(written.name, null, known);
  const dataTypeId = `custom-${randomUUID()}`;
  await tx.query(
    `INSERT INTO data_type (tenant_id, data_type_id, state, version, name, description, class, locale,
       sensitivity, minimum, owner_id, owner_name, created_at, updated_at)
     VALUES ($1, $2, 'draft', 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      actor.tenantId,
      dataTypeId,
      written.name,
      written.description,
      written.class,
      written.locale,
      written.sensitivity,
      written.minimum,
      actor.userId,
      actor.userName,
      new Date(actor.now),
    ],
  );
  await storeVersion(tx, { dataTypeId, version: 1, declaration: written.declaration }, actor);
  return dataTypeId;
}

/**
 * Changes the given fields. Throws `resource.not_found`, `resource.conflict` after a concurrent change,
 * `datatype.state_invalid`, `datatype.declaration_invalid`, `datatype.name_taken`,
 * `datatype.builtin_fixed`.
 */
export async function changeDataType(
  tx: Transaction,
  dataTypeId: string,
  { rev, ...change }: DataTypeChange & { rev: number },
  actor: Actor,
): Promise<void> {
  await raiseDataTypeRev(tx);
  const before = await requireDataType(tx, dataTypeId);
  if (before.rev !== rev) throw new AppError('resource.conflict');
  if (before.kind === 'built-in') await switchBuiltIn(tx, before, change, actor);
  else await changeOwn(tx, before, change, actor);
}

/** Takes a type out of use. Throws `resource.not_found`. */
export async function retireDataType(
  tx: Transaction,
  dataTypeId: string,
  actor: Actor,
): Promise<void> {
  const before = await requireDataType(tx, dataTypeId);
  if (before.state === 'retired') return;
  await changeDataType(tx, dataTypeId, { rev: before.rev, state: 'retired' }, actor);
}

async function switchBuiltIn(
  tx: Transaction,
  before: DataTypeCore,
  change: DataTypeChange,
  actor: Actor,
): Promise<void> {
  const { state = before.state, minimum = before.minimum, ...others } = change;
  if (Object.values(others).some((value) => value !== undefined)) {
    throw new AppError('datatype.builtin_fixed');
  }
  requireStep(before.state, state, NEXT_BUILT_IN);
  const changed = await tx.query(
    `INSERT INTO data_type_switch (tenant_id, data_type_id, state, minimum, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (tenant_id, data_type_id) DO UPDATE SET state = $3, minimum = $4, changed_at = $5,
       changed_by = $6, rev = data_type_switch.rev + 1 WHERE data_type_switch.rev = $7
     RETURNING rev`,
    [
      actor.tenantId,
      before.dataTypeId,
      state,
      minimum,
      new Date(actor.now),
      actor.userName,
      before.rev,
    ],
  );
  if (changed.length === 0) throw new AppError('resource.conflict');
}

async function changeOwn(
  tx: Transaction,
  before: DataTypeCore,
  change: DataTypeChange,
  actor: Actor,
): Promise<void> {
  const { dataTypeId } = before;
  const { versions, material } = await readVersions(tx, dataTypeId);
  const stored = versions[0]?.declaration;
  if (!stored) throw new Error('A data type has a version');
  const after = { ...before, ...present(change) };
  const declaration = change.declaration ?? stored;
  const known = await readDataTypeCores(tx);
  // A name from before names had to differ stays until someone changes it.
  const isNamedAnew = after.name !== before.name || before.state === 'retired';
  refuseProblems(declarationProblems({ ...after, id: dataTypeId, declaration }, known));
  if (isNamedAnew && after.state !== 'retired') refuseTakenName(after.name, dataTypeId, known);
  requireStep(before.state, after.state, NEXT);
  if (after.state !== 'draft' && after.state !== 'retired') {
    requireMaterial(declaration, material !== null);
  }
  const isNew = JSON.stringify(declaration) !== JSON.stringify(stored);
  const version = before.version + (isNew ? 1 : 0);
  if (isNew) await storeVersion(tx, { dataTypeId, version, declaration }, actor);
  const changed = await tx.query(
    `UPDATE data_type SET state = $3, name = $4, description = $5, class = $6, locale = $7,
       sensitivity = $8, minimum = $9, version = $10, updated_at = $11, rev = rev + 1
     WHERE data_type_id = $1 AND rev = $2 RETURNING rev`,
    [
      dataTypeId,
      before.rev,
      after.state,
      after.name,
      after.description,
      after.class,
      after.locale,
      after.sensitivity,
      after.minimum,
      version,
      new Date(actor.now),
    ],
  );
  if (changed.length === 0) throw new AppError('resource.conflict');
}

/** Throws `datatype.name_taken` if another active type has the name, in any spelling. */
function refuseTakenName(name: string, own: string | null, known: readonly DataTypeCore[]): void {
  const wanted = foldCase(name);
  const other = known.find(
    (type) => type.dataTypeId !== own && type.state !== 'retired' && foldCase(type.name) === wanted,
  );
  if (!other) return;
  throw new AppError('datatype.name_taken', {
    errors: [{ path: 'name', message: `is already the name of ${other.dataTypeId}` }],
  });
}

function present({ declaration: _declaration, ...change }: DataTypeChange): Partial<DataTypeCore> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function requireStep(from: DataType['state'], to: DataType['state'], next: typeof NEXT): void {
  if (from === to || next[from].includes(to)) return;
  throw new AppError('datatype.state_invalid', { detail: `From ${from} to ${to}` });
}

/** A type based on uploaded rows or templates is useless without them. */
function requireMaterial(declaration: DataTypeDeclaration, isThere: boolean): void {
  if (isThere || (declaration.kind !== 'exact' && declaration.kind !== 'fingerprint')) return;
  throw new AppError('datatype.state_invalid', { detail: 'Upload its data first' });
}

/** A new version keeps the previous uploads if they have the same meaning. */
async function storeVersion(
  tx: Transaction,
  next: { dataTypeId: string; version: number; declaration: DataTypeDeclaration },
  actor: Actor,
): Promise<void> {
  await tx.query(
    `INSERT INTO data_type_version (tenant_id, data_type_id, version, declaration, material,
       material_entries, material_at, changed_at, changed_by)
     SELECT $1, $2, $3, $4::jsonb, earlier.material, earlier.material_entries, earlier.material_at, $5, $6
     FROM (SELECT) AS one LEFT JOIN data_type_version AS earlier
       ON earlier.data_type_id = $2 AND earlier.version = $3 - 1
         AND earlier.declaration->>'kind' = $4::jsonb->>'kind'
         AND earlier.declaration->'columns' IS NOT DISTINCT FROM $4::jsonb->'columns'
         AND earlier.declaration->'primary' IS NOT DISTINCT FROM $4::jsonb->'primary'`,
    [
      actor.tenantId,
      next.dataTypeId,
      next.version,
      JSON.stringify(next.declaration),
      new Date(actor.now),
      actor.userName,
    ],
  );
}
