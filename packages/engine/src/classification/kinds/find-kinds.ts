import type {
  Classifier,
  DocumentKind,
  ReadableText,
} from '../../classifiers/define-classifier.ts';
import type { Candidate } from '../candidate.ts';
import type { OwnedMark } from '../compile-classifiers.ts';
import { passageCandidate } from '../read-passages.ts';
import type { RawHits, Scan } from '../scan/raw-hits.ts';
import { isTokenByte } from '../token-edges.ts';
import { judgeKind, MOST_HITS, type MarkHit } from './judge-kind.ts';

/** What kinds of documents are found with: a scan of their marks, and whose mark each pattern is. */
export interface KindSearch {
  scan: Scan;
  /** Room for the hits of a portion. */
  hits: RawHits;
  marks: readonly OwnedMark[];
}

interface Portion {
  start: number;
  end: number;
}

/** A document identifies itself at its start. */
const HEAD_BYTES = 16_384;
/**
 * If the start is inconclusive, a third of the rest is read, in portions as long as the marks' reach.
 */
const PORTION_BYTES = 16_384;
const EVERY_BYTES = 49_152;

/**
 * Kinds of documents that the text is or contains. The rest of a long text is read only if its start is
 * inconclusive, and then in portions: kinds are facts of a text, and searching for such common words
 * costs more than searching for all values.
 */
export function findKinds({ scan, hits, marks }: KindSearch, text: ReadableText): Candidate[] {
  if (marks.length === 0) return [];
  const collected = new Map<Classifier, Collected>();
  const read = ({ start, end }: Portion): void => {
    scan.scan(text.bytes.subarray(start, end), end - start, hits);
    collect({ marks, text, start }, hits, collected);
  };
  const head = Math.min(text.length, HEAD_BYTES);
  read({ start: 0, end: head });
  const found = judged(collected, text);
  if (head === text.length || found.some(({ confidence }) => confidence === 'high')) return found;
  for (let start = head; start < text.length; start += EVERY_BYTES) {
    read({ start, end: Math.min(text.length, start + PORTION_BYTES) });
  }
  return judged(collected, text);
}

interface Collected {
  kind: DocumentKind;
  hits: MarkHit[];
}

function collect(
  { marks, text, start }: { marks: readonly OwnedMark[]; text: ReadableText; start: number },
  hits: RawHits,
  collected: Map<Classifier, Collected>,
): void {
  for (let index = 0; index < hits.count; index += 1) {
    const mark = marks[hits.pattern[index] ?? 0];
    const kind = mark?.classifier.kind;
    const from = start + (hits.start[index] ?? 0);
    const to = start + (hits.end[index] ?? 0);
    if (mark === undefined || kind === undefined || isPartOfWord(text, from, to)) continue;
    let entry = collected.get(mark.classifier);
    if (entry === undefined) collected.set(mark.classifier, (entry = { kind, hits: [] }));
    if (entry.hits.length < MOST_HITS) entry.hits.push({ mark: mark.index, start: from, end: to });
  }
}

function judged(collected: ReadonlyMap<Classifier, Collected>, text: ReadableText): Candidate[] {
  return [...collected].flatMap(([classifier, { kind, hits }]) => {
    const passage = judgeKind(kind, hits);
    return passage ? passageCandidate(classifier, passage, text) : [];
  });
}

/** Whether a word continues beyond one of the edges. */
function isPartOfWord({ bytes, length }: ReadableText, start: number, end: number): boolean {
  const goesOnBefore = start > 0 && isTokenByte(bytes[start]) && isTokenByte(bytes[start - 1]);
  return goesOnBefore || (end < length && isTokenByte(bytes[end - 1]) && isTokenByte(bytes[end]));
}
