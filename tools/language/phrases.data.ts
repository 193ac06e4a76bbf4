/** A phrase that no longer belongs in the interface, and what to write instead. */
export interface OutdatedPhrase {
  pattern: RegExp;
  instead: string;
}

/** Words a sentence of the interface may have. */
export const MOST_WORDS = 30;

export const OUTDATED: readonly OutdatedPhrase[] = [
  { pattern: /\bwh(?:o|om)ever\b/i, instead: 'the person who, anyone who' },
  { pattern: /\b(?:some|every|any|no)body\b/i, instead: 'someone, everyone, anyone, no one' },
  { pattern: /\banew\b/i, instead: 'again, re-' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\bspar(?:e|es|ed)\b/i, instead: 'exclude' },
  { pattern: /\bbesides\b/i, instead: 'also, in addition' },
  { pattern: /\btold\b/i, instead: 'notified, shown, flagged' },
  { pattern: /\bstands?\b/i, instead: 'is, appears' },
  { pattern: /\bseldom\b/i, instead: 'rarely' },
  { pattern: /\bone’s own\b/i, instead: 'your, their' },
  { pattern: /\b(?:taken?|takes|took) in\b/i, instead: 'accepted, imported, ingested' },
  { pattern: /\b(?:let into|led elsewhere)\b/i, instead: 'granted access, redirected' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { pattern: /\bmakes? up\b/i, instead: 'forms, invents' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bgo(?:es)? on\b/i, instead: 'continue, resume' },
  { pattern: /\b(?:meanwhile|in the meantime)\b/i, instead: 'since then' },
  { pattern: /\bat once\b/i, instead: 'immediately' },
  { pattern: /\bcould not be read\b/i, instead: 'could not load …' },
  { pattern: /\bdoubled\b/i, instead: 'duplicate' },
  { pattern: /\bmint(?:s|ed)?\b/i, instead: 'create' },
  { pattern: /\btaken back\b/i, instead: 'undone, withdrawn' },
];

/** Texts that keep such a phrase, each with a reason. */
export const ALLOWED: ReadonlyMap<string, string> = new Map([]);
