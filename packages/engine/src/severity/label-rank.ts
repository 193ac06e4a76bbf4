import type { LABEL_POINTS } from './weights.data.ts';

/** How much a sensitivity label says, the strongest first. */
export const LABEL_RANKS = [
  'secret',
  'confidential',
  'internal',
  'public',
] as const satisfies readonly (keyof typeof LABEL_POINTS)[];
export type LabelRank = (typeof LABEL_RANKS)[number];

/**
 * Words of sensitivity labels by rank. Labels are the organisation's own words; those of the vendors' default
 * schemes and their translations are known.
 */
const WORDS: Readonly<Record<LabelRank, RegExp>> = {
  secret:
    /\b(?:strictly|highly|most) (?:confidential|sensitive|restricted)\b|\b(?:top )?secret\b|\brestricted\b|\bstreng (?:vertraulich|geheim)\b|\bgeheim\b|\btrès confidentiel\b|\baltamente confidencial\b/,
  confidential:
    /\bconfidential\b|\bsensitive\b|\bprivate\b|\bpii\b|\bproprietary\b|\bvertraulich\b|\bconfidentiel\b|\bconfidencial\b|\briservato\b|\bvertrouwelijk\b/,
  internal: /\binternal\b|\bgeneral\b|\bintern\b|\binterne\b|\binterno\b/,
  public: /\bpublic\b|\bnon-?business\b|\bpersonal\b|\böffentlich\b|\bpublique?\b|\bpúblico\b/,
};

/** The label that an event names; null when it names none. */
export function labelOf(extra: Readonly<Record<string, string>>): string | null {
  return extra['label'] ?? extra['sensitivityLabel'] ?? null;
}

/** How much a label says; null without a label or when its words are not known, e.g. an id. */
export function labelRank(label: string | null): LabelRank | null {
  if (label === null) return null;
  const text = label.toLowerCase();
  return LABEL_RANKS.find((rank) => WORDS[rank].test(text)) ?? null;
}
