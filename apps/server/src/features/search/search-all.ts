import {
  detectionNumberOf,
  foldText,
  parseSearch,
  SEARCH_KINDS,
  SEARCH_PERMISSIONS,
  type Permission,
  type SearchKind,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { searchWords } from '../detection/detections-read-model.ts';
import { countDetections } from './count-detections.ts';
import { caseHit, findCases, findSimilarCases } from './find-cases.ts';
import { detectionsOfHits, findDetections } from './find-detections.ts';
import { eventHits, isEventId, newestEventIds } from './find-events.ts';
import { correctedWords } from './correct-words.ts';
import { findNames, type FoundNames, type NameKind } from './find-names.ts';
import { peopleGroup } from './find-people.ts';
import { findPolicies, findSimilarPolicies, policyHit } from './find-policies.ts';
import type { SearchGroup } from './found-groups.ts';
import { foldedWords } from './like-patterns.ts';
import { flowGroup, objectGroup, placeGroup } from './name-groups.ts';

export interface SearchAnswer {
  isSimilar: boolean;
  groups: SearchGroup[];
}

export interface SearchInput {
  tenantId: number;
  typed: string;
  /** Maximum number of hits of each kind. */
  limit: number;
  permissions: ReadonlySet<Permission>;
  now: number;
}

/** Minimum letters of a word for a fuzzy search. */
const SIMILAR_FROM = 3;

interface Wanted extends SearchInput {
  kinds: ReadonlySet<SearchKind>;
  text: string;
  /** Folded. */
  words: readonly string[];
  names: (kind: NameKind) => Promise<FoundNames>;
}

/**
 * All search results for a text, by kind, omitting empty kinds. Without exact matches, similar words
 * are used; their totals count the hits.
 */
export async function searchAll(tx: Transaction, input: SearchInput): Promise<SearchAnswer> {
  const { kind, text } = parseSearch(input.typed);
  const { limit } = input;
  const words = foldedWords(text);
  const kinds = new Set(
    SEARCH_KINDS.filter(
      (one) => (kind === null || one === kind) && input.permissions.has(SEARCH_PERMISSIONS[one]),
    ),
  );
  if (isEventId(text)) return eventById(tx, kinds, text);
  // A number means the detection that has it.
  if (kind === null && detectionNumberOf(text) !== null) only(kinds, 'detection');
  // One or two letters are in too many file names for these to be the intended hits.
  if (kind === null && words.every((word) => word.length < SIMILAR_FROM)) kinds.delete('object');
  const start = foldText(text).replaceAll('"', '').trim();
  const exact = await exactGroups(tx, {
    ...input,
    kinds,
    text,
    words,
    names: (one) => findNames(tx, { kind: one, words: words.map((word) => [word]), limit, start }),
  });
  if (exact.length > 0) return { isSimilar: false, groups: inOrder(exact) };
  const long = words.filter((word) => word.length >= SIMILAR_FROM);
  if (long.length === 0) return { isSimilar: false, groups: [] };
  const corrected = await correctedWords(tx, long);
  const best = (corrected ?? []).map(([word]) => word ?? '').join(' ');
  const similar = await similarGroups(tx, {
    ...input,
    kinds,
    text,
    words: long,
    names: async (one) =>
      corrected === null
        ? { total: 0, names: [] }
        : findNames(tx, { kind: one, words: corrected, limit, start: best }),
  });
  return { isSimilar: similar.length > 0, groups: inOrder(similar) };
}

function only(kinds: Set<SearchKind>, wanted: SearchKind): void {
  for (const kind of SEARCH_KINDS) if (kind !== wanted) kinds.delete(kind);
}

async function eventById(
  tx: Transaction,
  kinds: ReadonlySet<SearchKind>,
  id: string,
): Promise<SearchAnswer> {
  const hits = kinds.has('event') ? await eventHits(tx, [id]) : [];
  const groups = hits.length === 0 ? [] : [{ kind: 'event' as const, total: hits.length, hits }];
  return { isSimilar: false, groups };
}

function inOrder(groups: readonly SearchGroup[]): SearchGroup[] {
  return groups.toSorted((a, b) => SEARCH_KINDS.indexOf(a.kind) - SEARCH_KINDS.indexOf(b.kind));
}

const withHits = (groups: readonly SearchGroup[]): SearchGroup[] =>
  groups.filter(({ hits }) => hits.length > 0);

async function exactGroups(tx: Transaction, wanted: Wanted): Promise<SearchGroup[]> {
  const { kinds, text, words, limit } = wanted;
  const groups = await nameGroups(tx, wanted);
  if (kinds.has('detection')) {
    groups.push(await findDetections(tx, { text, words: searchWords(text), limit }));
  }
  if (kinds.has('policy'))
    groups.push(await policyGroup(tx, await findPolicies(tx, words), wanted));
  if (kinds.has('case')) {
    const found = await findCases(tx, words);
    groups.push({ kind: 'case', total: found.length, hits: found.slice(0, limit).map(caseHit) });
  }
  return withHits(groups);
}

async function similarGroups(tx: Transaction, wanted: Wanted): Promise<SearchGroup[]> {
  const { kinds, words, limit } = wanted;
  const groups = await nameGroups(tx, wanted);
  if (kinds.has('policy')) {
    groups.push(await policyGroup(tx, await findSimilarPolicies(tx, words, limit), wanted));
  }
  if (kinds.has('case')) {
    const found = await findSimilarCases(tx, words, limit);
    groups.push({ kind: 'case', total: found.length, hits: found.map(caseHit) });
  }
  if (kinds.has('detection')) {
    const hits = await detectionsOfHits(
      tx,
      groups.flatMap((group) => group.hits),
      limit,
    );
    groups.push({ kind: 'detection', total: hits.length, hits });
  }
  return withHits(groups);
}

/** People, objects, places and flows, and the newest events of those people and objects. */
async function nameGroups(tx: Transaction, wanted: Wanted): Promise<SearchGroup[]> {
  const { kinds, names } = wanted;
  const groups: SearchGroup[] = [];
  if (kinds.has('person') || kinds.has('event')) {
    groups.push(await peopleGroup(tx, [await names('person'), await names('actor')], wanted));
  }
  if (kinds.has('object') || (kinds.has('event') && kinds.size === 1)) {
    groups.push(await objectGroup(tx, await names('object'), wanted));
  }
  if (kinds.has('flow')) groups.push(flowGroup(await names('flow')));
  if (kinds.has('place')) groups.push(await placeGroup(tx, await names('place'), wanted));
  if (kinds.has('event') && wanted.words.length > 0)
    groups.push(await eventGroup(tx, groups, wanted));
  return groups.filter(({ kind }) => kinds.has(kind));
}

/** People and objects whose newest events are shown: only the best hits. */
const MOST_NAMED = 3;

async function eventGroup(
  tx: Transaction,
  groups: readonly SearchGroup[],
  { limit }: Wanted,
): Promise<SearchGroup> {
  const keysOf = (kind: SearchKind): string[] =>
    groups
      .filter((group) => group.kind === kind)
      .flatMap(({ hits }) => hits.slice(0, MOST_NAMED))
      .flatMap(({ keys }) => keys);
  const ids = await newestEventIds(
    tx,
    { people: keysOf('person'), objects: keysOf('object') },
    limit,
  );
  const hits = await eventHits(tx, ids);
  return { kind: 'event', total: hits.length, hits };
}

async function policyGroup(
  tx: Transaction,
  policies: Awaited<ReturnType<typeof findPolicies>>,
  { limit, now }: Wanted,
): Promise<SearchGroup> {
  const shown = policies.slice(0, limit);
  const counts = await countDetections(
    tx,
    'policy',
    shown.map(({ key }) => key),
    now,
  );
  return {
    kind: 'policy',
    total: policies.length,
    hits: shown.map((policy) => policyHit(policy, counts.get(policy.key) ?? 0)),
  };
}
