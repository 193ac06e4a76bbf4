import type { DataTypeDeclaration, DataTypeDetail, WrittenDataType } from '@waybill/contract';
import type { OwnKind } from '../data-types-address.ts';

/** A type as its form has it. */
export type TypeDraft = WrittenDataType;

/** Why a draft cannot be saved yet. */
export type Obstacle = 'name' | 'pattern' | 'words' | 'columns' | 'primary' | 'parts';

const DECLARATIONS: { [K in OwnKind]: Extract<DataTypeDeclaration, { kind: K }> } = {
  pattern: {
    kind: 'pattern',
    pattern: '',
    caseless: false,
    keywords: [],
    proximity: 30,
    needsKeyword: false,
    ignored: [],
    minimumCount: 1,
  },
  dictionary: { kind: 'dictionary', words: [], caseless: true, minimumCount: 1 },
  exact: { kind: 'exact', columns: [], primary: '', others: 1, within: 300 },
  fingerprint: { kind: 'fingerprint', containment: 0.5 },
  composite: { kind: 'composite', mode: 'all', parts: [], within: 300 },
};

/** The form of a new type. */
export function emptyDraft(kind: OwnKind): TypeDraft {
  return {
    name: '',
    description: null,
    class: 'business',
    locale: 'any',
    sensitivity: 3,
    minimum: 'medium',
    declaration: DECLARATIONS[kind],
  };
}

/** The form of a stored type of the tenant's own; null for a built-in one. */
export function draftOf(type: DataTypeDetail): TypeDraft | null {
  const { name, description, class: of, locale, sensitivity, minimum, declaration } = type;
  if (declaration === null) return null;
  return { name, description, class: of, locale, sensitivity, minimum, declaration };
}

/** Missing input of a declaration before a test; null if complete. */
export function missingOf(declaration: DataTypeDeclaration): Obstacle | null {
  switch (declaration.kind) {
    case 'pattern':
      return declaration.pattern === '' ? 'pattern' : null;
    case 'dictionary':
      return declaration.words.length === 0 ? 'words' : null;
    case 'exact':
      if (declaration.columns.length === 0) return 'columns';
      return declaration.columns.includes(declaration.primary) ? null : 'primary';
    case 'fingerprint':
      return null;
    case 'composite':
      return lacksParts(declaration.parts) ? 'parts' : null;
  }
}

function lacksParts(parts: readonly { type: string }[]): boolean {
  return parts.length === 0 || parts.some(({ type }) => type === '');
}

/** Missing input of a draft before saving; null if complete. */
export function obstacleOf(draft: TypeDraft): Obstacle | null {
  return draft.name.trim() === '' ? 'name' : missingOf(draft.declaration);
}

/** Only the changed members of a draft. */
export function changedParts(stored: TypeDraft, draft: TypeDraft): Partial<TypeDraft> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(before.get(name)) !== JSON.stringify(value),
    ),
  );
}
