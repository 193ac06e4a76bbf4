import type { LABEL_POINTS } from './weights.data.ts';

export type LabelRank = keyof typeof LABEL_POINTS;

/**
 * Words of sensitivity labels, the strongest first. Labels are words of the organisation's own; those of
 * the vendors' default schemes and their translations are known.
 */
const RANKS: readonly (readonly [LabelRank, RegExp])[] = [
  [
    'secret',
    /\b(?:strictly|highly|most) (?:confidential|sensitive|restricted)\b|\b(?:top )?secret\b|\brestricted\b|\bstreng (?:vertraulich|geheim)\b|\bgeheim\b|\btrès confidentiel\b|\baltamente confidencial\b/,
  ],
  [
    'confidential',
    /\bconfidential\b|\bsensitive\b|\bprivate\b|\bpii\b|\bvertraulich\b|\bconfidentiel\b|\bconfidencial\b|\briservato\b|\bvertrouwelijk\b|\bproprietary\b/,
  ],
  ['internal', /\binternal\b|\bgeneral\b|\bintern\b|\binterne\b|\binterno\b/],
  ['public', /\bpublic\b|\bnon-?business\b|\bpersonal\b|\böffentlich\b|\bpublique?\b|\bpúblico\b/],
];

/** How much a label says; null where its words are not known, e.g. an id. */
export function labelRank(label: string): LabelRank | null {
  const text = label.toLowerCase();
  return RANKS.find(([, words]) => words.test(text))?.[0] ?? null;
}
