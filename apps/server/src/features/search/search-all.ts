import { parseSearch, SEARCH_KINDS, type SearchHit, type SearchKind } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { personNames } from '../inventory/inventory-read-model.ts';
import { searchWords } from '../detection/detections-read-model.ts';
import { countDetections } from './count-detections.ts';
import { detectionsOfNames, findDetections } from './find-detections.ts';
import { findNames, findSimilarNames, NAME_KINDS, type FoundName } from './find-names.ts';
import { findPolicies, findSimilarPolicies, policyHit } from './find-policies.ts';

/** Hits of one kind; `total` counts those that are not among them too. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

export interface SearchAnswer {
  isSimilar: boolean;
  groups: SearchGroup[];
}

export interface SearchInput {
  tenantId: number;
  typed: string;
  /** Most hits of each kind. */
  limit: number;
  canReadPolicies: boolean;
  now: number;
}

/** Letters that a word needs before similar ones are looked for. */
const SIMILAR_FROM = 3;

/**
 * Everything that a typed text finds, by kind, without kinds that have nothing. Where nothing has the
 * words in it as they were typed, what has similar ones is found instead; their totals count the hits.
 */
export async function searchAll(tx: Transaction, input: SearchInput): Promise<SearchAnswer> {
  const { kind, text } = parseSearch(input.typed);
  const words = searchWords(text);
  const kinds = SEARCH_KINDS.filter(
    (one) => (kind === null || one === kind) && (one !== 'policy' || input.canReadPolicies),
  );
  const exact = await exactGroups(tx, { ...input, kinds, text, words });
  if (exact.length > 0) return { isSimilar: false, groups: exact };
  const long = words.filter((word) => word.length >= SIMILAR_FROM);
  const similar =
    long.length === 0 ? [] : await similarGroups(tx, { ...input, kinds, words: long });
  return { isSimilar: similar.length > 0, groups: similar };
}

interface Wanted extends SearchInput {
  kinds: readonly SearchKind[];
  words: readonly string[];
}

async function exactGroups(
  tx: Transaction,
  wanted: Wanted & { text: string },
): Promise<SearchGroup[]> {
  const { kinds, words, limit } = wanted;
  const groups: SearchGroup[] = [];
  if (kinds.includes('detection')) groups.push(await findDetections(tx, wanted));
  groups.push(...(await nameGroups(tx, await findNames(tx, wanted), wanted)));
  if (kinds.includes('policy')) {
    const found = await findPolicies(tx, words);
    groups.push({
      kind: 'policy',
      total: found.length,
      hits: await policyHits(tx, found.slice(0, limit), wanted),
    });
  }
  return groups.filter(({ total }) => total > 0);
}

async function similarGroups(tx: Transaction, wanted: Wanted): Promise<SearchGroup[]> {
  const { kinds, words, limit } = wanted;
  const names = await findSimilarNames(tx, wanted);
  const policies = kinds.some((kind) => kind === 'policy' || kind === 'detection')
    ? await findSimilarPolicies(tx, words, limit)
    : [];
  const groups: SearchGroup[] = [];
  if (kinds.includes('detection')) {
    const hits = await detectionsOfNames(tx, { names, policies, limit });
    groups.push({ kind: 'detection', total: hits.length, hits });
  }
  groups.push(...(await nameGroups(tx, names, wanted)));
  if (kinds.includes('policy')) {
    const hits = await policyHits(tx, policies, wanted);
    groups.push({ kind: 'policy', total: hits.length, hits });
  }
  return groups.filter(({ total }) => total > 0);
}

async function nameGroups(
  tx: Transaction,
  names: readonly FoundName[],
  { kinds, now, tenantId }: Wanted,
): Promise<SearchGroup[]> {
  const groups: SearchGroup[] = [];
  for (const kind of NAME_KINDS) {
    const found = names.filter((name) => name.kind === kind);
    if (!kinds.includes(kind) || found.length === 0) continue;
    const counts = await countDetections(
      tx,
      kind,
      found.map(({ key }) => key),
      now,
    );
    const people = kind === 'person' ? found.map(({ key }) => key) : [];
    const named = await personNames(tx, tenantId, people);
    groups.push({
      kind,
      total: found[0]?.total ?? found.length,
      hits: found.map(({ key, title, detail, source }) => ({
        kind,
        key,
        title: named.get(key) ?? title,
        detail: detail === (named.get(key) ?? title) ? null : detail,
        severity: null,
        status: null,
        source,
        detections: counts.get(key) ?? 0,
      })),
    });
  }
  return groups;
}

async function policyHits(
  tx: Transaction,
  policies: readonly Parameters<typeof policyHit>[0][],
  { now }: Wanted,
): Promise<SearchHit[]> {
  const counts = await countDetections(
    tx,
    'policy',
    policies.map(({ key }) => key),
    now,
  );
  return policies.map((policy) => policyHit(policy, counts.get(policy.key) ?? 0));
}
