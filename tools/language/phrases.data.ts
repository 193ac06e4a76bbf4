/** A phrase that must not be used, and what to write instead. */
export interface OutdatedPhrase {
  pattern: RegExp;
  instead: string;
}

/** Maximum number of words in a sentence of the interface. */
export const MOST_WORDS = 30;

/** Phrases that are wrong everywhere, also in comments. */
export const OUTDATED_IN_COMMENTS: readonly OutdatedPhrase[] = [
  { pattern: /\b(?:some|every|any|no)body\b/i, instead: 'someone, everyone, anyone, no one' },
  { pattern: /\banew\b/i, instead: 'again, re-' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bspare[sd]\b/i, instead: 'exclude' },
  { pattern: /\bseldom\b/i, instead: 'rarely' },
  {
    pattern: /\b(?:taken?|takes|took|taking) in\b(?! turns?| the )/i,
    instead: 'accept, import, ingest',
  },
  { pattern: /\b(?:let into|led elsewhere)\b/i, instead: 'granted access, redirected' },
  { pattern: /\bmade up\b/i, instead: 'invented, consists of' },
  { pattern: /\bmint(?:s|ed)?\b/i, instead: 'create' },
  { pattern: /\btaken back\b/i, instead: 'undone, rolled back, withdrawn' },
  { pattern: /\btold apart\b/i, instead: 'distinguished' },
  { pattern: /\bmakes up\b/i, instead: 'forms, invents' },
  { pattern: /\bwork(?:s|ed)? off\b/i, instead: 'process' },
  { pattern: /\btwo looks\b/i, instead: 'polling interval, two checks' },
  { pattern: /\btak(?:en|es?) away\b/i, instead: 'remove' },
  { pattern: /\bone after the other\b/i, instead: 'one at a time' },
  { pattern: /\b(?:is|are|was) known of\b/i, instead: 'known about' },
  { pattern: /\blooked for\b/i, instead: 'searched for' },
  {
    pattern: /\bso many (?:bytes|times|days|events|seconds|milliseconds)\b/i,
    instead: 'this many',
  },
];

/** Phrases that are wrong in everything that users read. */
export const OUTDATED: readonly OutdatedPhrase[] = [
  ...OUTDATED_IN_COMMENTS,
  { pattern: /\bwh(?:o|om)ever\b/i, instead: 'the person who, anyone who' },
  { pattern: /\bspar(?:e|es|ed)\b/i, instead: 'exclude' },
  { pattern: /\bbesides\b/i, instead: 'also, in addition' },
  { pattern: /\btold\b/i, instead: 'notified, shown, flagged' },
  { pattern: /\bstands?\b/i, instead: 'is, appears' },
  { pattern: /\bone[’']s own\b/i, instead: 'your, their' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'continue, resume' },
  { pattern: /\b(?:meanwhile|in the meantime)\b/i, instead: 'since then' },
  { pattern: /\bcould not be read\b/i, instead: 'could not load …' },
  { pattern: /\bdoubled\b/i, instead: 'duplicate' },
  { pattern: /(?<!there )\bis none\b(?! of)/i, instead: 'is not a …' },
  { pattern: /\ba (?:\w+ )?\w+ of (?:its|their|your|one[’']s) own\b/i, instead: 'its own …' },
];

/** Phrases that are fine in documents and wrong in the short texts of the product. */
export const OUTDATED_IN_TEXTS: readonly OutdatedPhrase[] = [
  ...OUTDATED,
  { pattern: /\bat once\b/i, instead: 'immediately, at a time' },
];
