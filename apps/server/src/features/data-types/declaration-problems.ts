import type { DataTypeDeclaration, DeclarationProblem } from '@waybill/contract';
import { ownClassifier } from '../../classification/own-classifier.ts';
import { AppError } from '../../platform/app-error.ts';
import type { DataTypeCore } from './data-type-rows.ts';

/** A type whose declaration is looked at; its id is null where it is not stored yet. */
export interface DeclaredType extends Pick<
  DataTypeCore,
  'name' | 'class' | 'locale' | 'sensitivity'
> {
  id: string | null;
  declaration: DataTypeDeclaration;
}

/** Why a declaration cannot be used. Empty when it can. */
export function declarationProblems(
  type: DeclaredType,
  known: readonly DataTypeCore[],
): DeclarationProblem[] {
  const { declaration } = type;
  if (declaration.kind === 'composite') return partProblems(type, declaration.parts, known);
  if (declaration.kind === 'exact') return columnProblems(declaration);
  if (declaration.kind === 'fingerprint') return [];
  const made = ownClassifier(
    { ...type, id: type.id ?? 'draft', sensitivity: sensitivityOf(type.sensitivity) },
    declaration,
  );
  return 'problems' in made ? made.problems : [];
}

/** Throws `data_type.declaration_invalid` naming every problem. */
export function refuseProblems(problems: readonly DeclarationProblem[]): void {
  if (problems.length === 0) return;
  throw new AppError('data_type.declaration_invalid', {
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
    const reason = partFault(named, id);
    return reason === null ? [] : [{ path: `parts.${index}.type`, position: null, reason }];
  });
}

function partFault(named: DataTypeCore | undefined, id: string | null): string | null {
  if (!named) return 'there is no such data type';
  if (named.dataTypeId === id) return 'a type cannot be a part of itself';
  if (named.kind === 'composite') return 'a composite type cannot be a part of another';
  return named.state === 'retired' ? 'the data type is retired' : null;
}

function columnProblems({
  columns,
  primary,
  others,
}: Extract<DataTypeDeclaration, { kind: 'exact' }>): DeclarationProblem[] {
  const problem = (path: string, reason: string) => ({ path, position: null, reason });
  return [
    ...(new Set(columns).size < columns.length
      ? [problem('columns', 'a column is there twice')]
      : []),
    ...(columns.includes(primary) ? [] : [problem('primary', 'is none of the columns')]),
    ...(others < columns.length ? [] : [problem('others', 'there are not so many other columns')]),
  ];
}

const LEVELS = [0, 1, 2, 3, 4] as const;

/** A stored or sent sensitivity, which the contract keeps within these. */
export function sensitivityOf(value: number): (typeof LEVELS)[number] {
  return LEVELS.find((level) => level === value) ?? 4;
}
