import type { Finding } from '@waybill/engine';
import type { Item, Span } from './classify-corpus.ts';
import { TYPES_OF_CORPUS, WORDS_OF_RULES } from './classify-types.data.ts';

/** Findings of one type in one file of the corpus. */
export interface Tally {
  /** Labelled places. */
  n: number;
  /** Labelled places that a finding of the type overlaps. */
  ok: number;
  /** Findings of the type that overlap no labelled place. */
  wrong: number;
}

export interface Rates {
  p: number | null;
  r: number | null;
  f1: number | null;
}

export type TypeTest = (type: string) => boolean;

/** Tells our data types that mean a type of the corpus. */
export function meaning(corpusType: string, secrets: ReadonlySet<string>): TypeTest {
  if (corpusType === 'secret' || corpusType.startsWith('secret:')) return (id) => secrets.has(id);
  const ids = TYPES_OF_CORPUS[corpusType] ?? [corpusType.replaceAll('_', '-')];
  return (id) => ids.includes(id);
}

/**
 * Tells our secrets that an item without one forbids: all of them for `secret:any` and for the rules of
 * generic secrets, else those of the vendor that the rule is of.
 */
export function forbiddenBy(target: string, secrets: ReadonlySet<string>): TypeTest {
  const rule = target.replace(/^secret:/, '');
  if (rule === 'any' || rule.includes('generic')) return (id) => secrets.has(id);
  const [word = rule] = rule.split(/[-_]/);
  const words = WORDS_OF_RULES[word] ?? [word];
  return (id) => secrets.has(id) && words.some((each) => id.includes(each));
}

export function overlaps(finding: Finding, start: number, end: number): boolean {
  return finding.start < end && finding.end > start;
}

function isFound(span: Span, findings: readonly Finding[], isType: TypeTest): boolean {
  return findings.some(
    (finding) => isType(finding.type) && overlaps(finding, span.start, span.end),
  );
}

/**
 * Counts one type over items. Where `anySpan`, a finding on a labelled place of another type is not
 * wrong: an identifier next to a secret, say.
 */
export function tally(
  items: readonly Item[],
  found: ReadonlyMap<Item, readonly Finding[]>,
  corpusType: string,
  options: { isType: TypeTest; anySpan: boolean; isForbidden?: (item: Item) => TypeTest },
): Tally {
  const sum: Tally = { n: 0, ok: 0, wrong: 0 };
  for (const item of items) {
    const findings = found.get(item) ?? [];
    const spans = item.spans.filter(({ type }) => type === corpusType);
    sum.n += spans.length;
    sum.ok += spans.filter((span) => isFound(span, findings, options.isType)).length;
    const places = options.anySpan ? item.spans : spans;
    const isWrong =
      item.spans.length === 0 && options.isForbidden ? options.isForbidden(item) : options.isType;
    sum.wrong += placesOf(
      findings.filter(
        (finding) =>
          isWrong(finding.type) && !places.some(({ start, end }) => overlaps(finding, start, end)),
      ),
    );
  }
  return sum;
}

/** Findings at one place, of types that fit it equally well, are one. */
function placesOf(findings: readonly Finding[]): number {
  return new Set(findings.map(({ start, end }) => `${start}-${end}`)).size;
}

/** Precision, recall and their harmonic mean; null if there is nothing to divide by. */
export function ratesOf({ n, ok, wrong }: Tally): Rates {
  const p = ok + wrong === 0 ? null : ok / (ok + wrong);
  const r = n === 0 ? null : ok / n;
  const f1 = p === null || r === null || p + r === 0 ? null : (2 * p * r) / (p + r);
  return { p, r, f1 };
}
