import { foldText, type SearchHit } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readNamedPolicies, type NamedPolicy } from '../policy/evaluation/named-policies.ts';
import { similarTexts } from './find-similar-texts.ts';
import { hitOf } from './found-groups.ts';

const textOf = (policy: NamedPolicy): string =>
  foldText(` ${policy.name} ${policy.title} ${policy.key}`);

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

/** Policies with a similar word for each word, most similar first. */
export async function findSimilarPolicies(
  tx: Transaction,
  words: readonly string[],
  limit: number,
): Promise<NamedPolicy[]> {
  const policies = await readFindable(tx);
  const texts = policies.map((policy) => ({ key: policy.key, text: textOf(policy) }));
  const keys = await similarTexts(tx, texts, { words, limit });
  return keys.flatMap((key) => policies.filter((policy) => policy.key === key));
}

export function policyHit(policy: NamedPolicy, detections: number): SearchHit {
  const { key, name, description, severity } = policy;
  return hitOf({ kind: 'policy', key, title: name, detail: description, severity, detections });
}
