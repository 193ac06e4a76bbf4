import type { DataTypeDeclaration, DeclarationProblem } from '@waybill/contract';
import type { OwnKind } from '../data-types-address.ts';

/** Props of the fields of one kind of declaration. */
export interface DeclarationForm<K extends OwnKind> {
  declaration: Extract<DataTypeDeclaration, { kind: K }>;
  onChange: (change: Partial<Extract<DataTypeDeclaration, { kind: K }>>) => void;
  /** The server's faults of the declaration. */
  problems: readonly DeclarationProblem[];
}

/** The fault of a member, or of a part of it. */
export function problemAt(
  problems: readonly DeclarationProblem[],
  path: string,
): DeclarationProblem | undefined {
  return problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
}
