import type { DataTypeDeclaration } from '@waybill/contract';

/** A member of a declaration that two versions have differently. */
export type MemberDiff =
  | { member: string; before: Plain; after: Plain }
  | { member: string; added: string[]; removed: string[] };

/** Null: none, or no limit. */
export type Plain = string | number | boolean | null;

/** A composite type's part, as the line used for comparison. */
function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).join(' × ');
}

const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;

/** Differences of a declaration from the previous one; for lists, additions and removals. */
export function diffDeclarations(
  before: DataTypeDeclaration,
  after: DataTypeDeclaration,
): MemberDiff[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const next = new Map<string, unknown>(Object.entries(after));
  const members = [...new Set([...next.keys(), ...old.keys()])];
  return members.flatMap((member): MemberDiff[] => {
    const [a, b] = [old.get(member), next.get(member)];
    if (JSON.stringify(a) === JSON.stringify(b)) return [];
    if (!Array.isArray(a) && !Array.isArray(b)) {
      return [{ member, before: plain(a), after: plain(b) }];
    }
    const [earlier, later] = [a, b].map((list) => (Array.isArray(list) ? list.map(lineOf) : []));
    const added = (later ?? []).filter((line) => !earlier?.includes(line));
    const removed = (earlier ?? []).filter((line) => !later?.includes(line));
    return added.length + removed.length === 0 ? [] : [{ member, added, removed }];
  });
}
