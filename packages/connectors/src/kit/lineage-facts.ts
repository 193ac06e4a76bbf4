import type { LineageFacts, RelatedObject } from '@waybill/contract';
import { basename } from './file-name.ts';

const NOTHING: RelatedObject = {
  id: null,
  name: null,
  path: null,
  url: null,
  sha256: null,
  sizeBytes: null,
};

/** An object from its known facts, named after its path by default; null if nothing is known. */
export function relatedObject(facts: Partial<RelatedObject>): RelatedObject | null {
  const object = { ...NOTHING, ...facts };
  if (Object.values(object).every((value) => value === null)) return null;
  return { ...object, name: object.name ?? basename(object.path) };
}

/** The facts that link an action to others; null if the record has none. */
export function lineageFacts(facts: Partial<LineageFacts>): LineageFacts | null {
  const known: LineageFacts = {
    source: facts.source ?? null,
    target: facts.target ?? null,
    members: facts.members ?? [],
    memberCount: facts.memberCount ?? null,
    isLocked: facts.isLocked ?? null,
    clipboardSha256: facts.clipboardSha256 ?? null,
    sequence: facts.sequence ?? null,
    gesture: facts.gesture ?? null,
  };
  const { members, ...single } = known;
  const isEmpty = members.length === 0 && Object.values(single).every((value) => value === null);
  return isEmpty ? null : known;
}
