/** How much a sensitivity label says, the strongest first. */
export const LABEL_RANKS = ['secret', 'confidential', 'internal', 'public'] as const;
export type LabelRank = (typeof LABEL_RANKS)[number];

/**
 * Sensitivity labels by rank. Labels are the organisation's own words; those of the vendors' default
 * schemes and their translations are known.
 */
const WORDS: Readonly<Record<LabelRank, readonly string[]>> = {
  secret: [
    'strictly confidential',
    'highly confidential',
    'highly sensitive',
    'most confidential',
    'highly restricted',
    'restricted',
    'secret',
    'streng vertraulich',
    'streng geheim',
    'geheim',
    'très confidentiel',
    'altamente confidencial',
  ],
  confidential: [
    'confidential',
    'sensitive',
    'private',
    'proprietary',
    'pii',
    'phi',
    'vertraulich',
    'confidentiel',
    'confidencial',
    'riservato',
    'vertrouwelijk',
  ],
  internal: ['internal', 'general', 'intern', 'interne', 'interno'],
  public: [
    'public',
    'non business',
    'personal',
    'öffentlich',
    'publique',
    'público',
    'pubblico',
    'openbaar',
  ],
};

/** The label that an event names; null when it names none. */
export function labelOf(extra: Readonly<Record<string, string>>): string | null {
  return extra['label'] ?? extra['sensitivityLabel'] ?? null;
}

/** Weight of a label; null without a label or for unknown words, e.g. an id. */
export function labelRank(label: string | null): LabelRank | null {
  const text = ` ${(label ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')} `;
  return LABEL_RANKS.find((rank) => WORDS[rank].some((word) => text.includes(` ${word} `))) ?? null;
}
