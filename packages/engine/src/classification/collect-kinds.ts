import type { Classifier, DocumentKind, ReadableText } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { CompiledClassifiers } from './compile-classifiers.ts';
import { judgeKind, type MarkHit } from './kinds/judge-kind.ts';
import { passageCandidate } from './read-passages.ts';
import { isTokenByte } from './token-edges.ts';

/** Gathers the marks of kinds of documents while hits are gone through, and judges them at the end. */
interface KindCollector {
  /** Takes a hit; hits of value patterns are no marks and are left alone. */
  add(pattern: number, start: number, end: number): void;
  candidates(): Candidate[];
}

interface Collected {
  kind: DocumentKind;
  hits: MarkHit[];
}

export function createKindCollector(
  { owned, marks }: CompiledClassifiers,
  text: ReadableText,
): KindCollector {
  const collected = new Map<Classifier, Collected>();
  return {
    add(pattern, start, end) {
      const mark = marks[pattern - owned.length];
      const kind = mark?.classifier.kind;
      if (mark === undefined || kind === undefined || isPartOfWord(text, start, end)) return;
      const entry = collected.get(mark.classifier) ?? { kind, hits: [] };
      entry.hits.push({ mark: mark.index, start, end });
      collected.set(mark.classifier, entry);
    },
    candidates: () =>
      [...collected].flatMap(([classifier, { kind, hits }]) => {
        const passage = judgeKind(kind, hits);
        return passage ? passageCandidate(classifier, passage, text) : [];
      }),
  };
}

/** Whether a word goes on beyond one of the edges. */
function isPartOfWord({ bytes, length }: ReadableText, start: number, end: number): boolean {
  const goesOnBefore = start > 0 && isTokenByte(bytes[start]) && isTokenByte(bytes[start - 1]);
  return goesOnBefore || (end < length && isTokenByte(bytes[end - 1]) && isTokenByte(bytes[end]));
}
