import type { DataTypeDeclaration, DeclarationProblem } from '@waybill/contract';
import type { OwnKind } from '../data-types-address.ts';

/** What the fields of one kind of declaration are given. */
export interface DeclarationForm<K extends OwnKind> {
  declaration: Extract<DataTypeDeclaration, { kind: K }>;
  onChange: (change: Partial<Extract<DataTypeDeclaration, { kind: K }>>) => void;
  /** What the server finds at fault with the declaration. */
  problems: readonly DeclarationProblem[];
}

/** The fault of one member, or of a part of it. */
export function problemAt(
  problems: readonly DeclarationProblem[],
  path: string,
): DeclarationProblem | undefined {
  return problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
}
