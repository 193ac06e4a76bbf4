import type { LineageObjectFacts } from '@waybill/engine';
import { flagNames } from './kept-flags.ts';
import { usualFacts } from './usual-facts.ts';

type Tail = NonNullable<LineageObjectFacts['tail']>;

const FLAGS = flagNames(['isRoot', 'isRemoved']);

/** A tail as the store keeps it: names are in each row, so they are short. */
export interface KeptTail {
  /** `lastKey` */
  k: string;
  /** `versionId`; null: the latest of the object. */
  x: string | null;
  /** `openedKey`; null: `lastKey`. */
  z: string | null;
  /** `openedAt` */
  a: number;
  /** `openedHint` */
  h: string | null;
  /** `ownClass` */
  q: string | null;
  /** `digest` */
  d: string | null;
  /** `gap` */
  g: Tail['gap'];
  /** `FLAGS` */
  f: number;
}

const TAIL = usualFacts<KeptTail>({
  k: '',
  x: null,
  z: null,
  a: 0,
  h: null,
  q: null,
  d: null,
  g: null,
  f: 0,
});

export function keptTail(tail: Tail, latestVersionId: string | null): Partial<KeptTail> {
  const { lastKey, versionId, openedKey } = tail;
  const kept: KeptTail = {
    k: lastKey,
    x: versionId === latestVersionId ? null : versionId,
    z: openedKey === lastKey ? null : openedKey,
    a: tail.openedAt,
    h: tail.openedHint,
    q: tail.ownClass,
    d: tail.digest,
    g: tail.gap,
    f: FLAGS.pack(tail),
  };
  return TAIL.leaveOut(kept);
}

/** What `keptTail` was given. */
export function tailFrom(kept: Partial<KeptTail>, latestVersionId: string | null): Tail {
  const { k, x, z, a, h, q, d, g, f } = TAIL.putBack(kept);
  return {
    lastKey: k,
    versionId: x ?? latestVersionId ?? '',
    digest: d,
    isRoot: FLAGS.isSet(f, 'isRoot'),
    gap: g,
    isRemoved: FLAGS.isSet(f, 'isRemoved'),
    openedKey: z ?? k,
    openedAt: a,
    openedHint: h,
    ownClass: q,
  };
}
