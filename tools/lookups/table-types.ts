import type { TSType, TSTypeLiteral, TSTypeName, TSTypeReference } from 'oxc-parser';

/** Types of the repository that are another name for a table, e.g. `OperationTable`. */
export type TableAliases = ReadonlyMap<string, TableKind>;

/**
 * `open`: any string is a valid key (`Record<string, …>`, an index signature). `partial`: any key of a
 * vocabulary, which may have no entry (`Partial<Record<…>>`).
 */
export type TableKind = 'open' | 'partial';

/**
 * What kind of table a type declares; null for every other type. Tables of `unknown` are records of
 * someone else, whose values have to be checked anyway.
 */
export function tableKindOf(declared: TSType, aliases: TableAliases): TableKind | null {
  const type = withoutReadonly(declared);
  if (type.type === 'TSTypeLiteral') return hasIndexSignature(type) ? 'open' : null;
  return type.type === 'TSTypeReference' ? kindOfName(type, aliases) : null;
}

function kindOfName(type: TSTypeReference, aliases: TableAliases): TableKind | null {
  const name = nameOf(type.typeName);
  const [first] = type.typeArguments?.params ?? [];
  if (isRecordOfKnown(type)) return first?.type === 'TSStringKeyword' ? 'open' : null;
  if (name === 'Partial' && first) return isRecordOfKnown(first) ? 'partial' : null;
  return aliases.get(name) ?? null;
}

function hasIndexSignature({ members }: TSTypeLiteral): boolean {
  return members.some(
    (member) => member.type === 'TSIndexSignature' && isKnown(member.typeAnnotation.typeAnnotation),
  );
}

function isRecordOfKnown(declared: TSType): boolean {
  const type = withoutReadonly(declared);
  if (type.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Record') return false;
  const value = type.typeArguments?.params[1];
  return value !== undefined && isKnown(value);
}

function withoutReadonly(type: TSType): TSType {
  if (type.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Readonly') return type;
  const inner = type.typeArguments?.params[0];
  return inner ? withoutReadonly(inner) : type;
}

function nameOf(name: TSTypeName): string {
  return name.type === 'Identifier' ? name.name : '';
}

function isKnown(type: TSType): boolean {
  return type.type !== 'TSUnknownKeyword' && type.type !== 'TSAnyKeyword';
}
