import type { SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readNamedPolicies, type NamedPolicy } from '../policy/evaluation/named-policies.ts';

/** Least likeness of words, as in `search_similar_names`. */
const LIKENESS = 0.35;

const textOf = (policy: NamedPolicy): string =>
  `${policy.name}\n${policy.title}\n${policy.key}`.toLowerCase();

/** Policies with all the words in their name, title or key, by name. */
export async function findPolicies(
  tx: Transaction,
  words: readonly string[],
): Promise<NamedPolicy[]> {
  const policies = await readFindable(tx);
  return policies
    .filter((policy) => words.every((word) => textOf(policy).includes(word)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function readFindable(tx: Transaction): Promise<NamedPolicy[]> {
  return (await readNamedPolicies(tx)).filter(({ isRetired }) => !isRetired);
}

/** Policies in which each word has one like it, most alike first. */
export async function findSimilarPolicies(
  tx: Transaction,
  words: readonly string[],
  limit: number,
): Promise<NamedPolicy[]> {
  const policies = await readFindable(tx);
  const rows = await tx.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[], $2::text[]) AS policy (key, search)
     WHERE NOT EXISTS (SELECT FROM unnest($3::text[]) AS word WHERE word_similarity(word, search) < $4)
     ORDER BY word_similarity($3[1], search) DESC, key LIMIT $5`,
    [policies.map(({ key }) => key), policies.map(textOf), words, LIKENESS, limit],
  );
  return rows.flatMap(({ key }) => policies.filter((policy) => policy.key === key));
}

export function policyHit(policy: NamedPolicy, detections: number): SearchHit {
  return {
    kind: 'policy',
    key: policy.key,
    title: policy.name,
    detail: policy.description,
    severity: policy.severity,
    status: null,
    source: null,
    detections,
  };
}
