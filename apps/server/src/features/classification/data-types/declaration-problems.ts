import type { DataTypeDeclaration, DeclarationFault, DeclarationProblem } from '@waybill/contract';
import { compileCustomType } from '@waybill/engine/custom/compile-custom-type';
import { AppError } from '../../../platform/app-error.ts';
import type { DataTypeCore } from './data-type-rows.ts';

/** A type whose declaration is checked; its id is null if it is not stored yet. */
export interface DeclaredType extends Pick<
  DataTypeCore,
  'name' | 'class' | 'locale' | 'sensitivity'
> {
  id: string | null;
  declaration: DataTypeDeclaration;
}

/** Uploads are validated on upload. */
const NOTHING_UPLOADED = { bytes: null, key: new Uint8Array(32) };

/** Why a declaration cannot be used. Empty when it can. */
export function declarationProblems(
  type: DeclaredType,
  known: readonly DataTypeCore[],
): DeclarationProblem[] {
  const { declaration } = type;
  const parts =
    declaration.kind === 'composite' ? partProblems(type, declaration.parts, known) : [];
  const made = compileCustomType(
    { ...type, id: type.id ?? 'draft', sensitivity: sensitivityOf(type.sensitivity) },
    declaration,
    NOTHING_UPLOADED,
  );
  return [...parts, ...('problems' in made ? made.problems : columnProblems(declaration))];
}

/** Throws `datatype.declaration_invalid` naming every problem. */
export function refuseProblems(problems: readonly DeclarationProblem[]): void {
  if (problems.length === 0) return;
  throw new AppError('datatype.declaration_invalid', {
    errors: problems.map(({ path, reason }) => ({ path: `declaration.${path}`, message: reason })),
    members: { problems },
  });
}

function partProblems(
  { id }: DeclaredType,
  parts: readonly { type: string }[],
  known: readonly DataTypeCore[],
): DeclarationProblem[] {
  return parts.flatMap(({ type }, index) => {
    const named = known.find(({ dataTypeId }) => dataTypeId === type);
    const code = partFault(named, id);
    if (code === null) return [];
    return [{ code, path: `parts.${index}.type`, position: null, reason: PART_REASONS[code] }];
  });
}

const PART_REASONS = {
  'type-unknown': 'data type not found',
  'type-itself': 'a type cannot contain itself',
  'type-composite': 'a composite type cannot contain another composite type',
  'type-retired': 'the data type is retired',
} as const satisfies Partial<Record<DeclarationFault, string>>;

function partFault(
  named: DataTypeCore | undefined,
  id: string | null,
): keyof typeof PART_REASONS | null {
  if (!named) return 'type-unknown';
  if (named.dataTypeId === id) return 'type-itself';
  if (named.kind === 'composite') return 'type-composite';
  return named.state === 'retired' ? 'type-retired' : null;
}

function columnProblems(declaration: DataTypeDeclaration): DeclarationProblem[] {
  if (declaration.kind !== 'exact') return [];
  const { columns } = declaration;
  if (new Set(columns).size === columns.length) return [];
  return [{ code: 'column-twice', path: 'columns', position: null, reason: 'duplicate column' }];
}

const LEVELS = [0, 1, 2, 3, 4] as const;

/** A stored or submitted sensitivity, which the contract limits to these. */
export function sensitivityOf(value: number): (typeof LEVELS)[number] {
  return LEVELS.find((level) => level === value) ?? 4;
}
