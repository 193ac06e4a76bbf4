import type { Classifier, DocumentKind, ReadableText } from '../classifiers/define-classifier.ts';
import type { Candidate } from './candidate.ts';
import type { CompiledClassifiers } from './compile-classifiers.ts';
import { judgeKind, type MarkHit } from './kinds/judge-kind.ts';
import { passageCandidate } from './read-passages.ts';

/** Gathers the marks of kinds of documents while hits are gone through, and judges them at the end. */
export interface KindCollector {
  /** Takes a hit; hits of value patterns are no marks and are left alone. */
  add(pattern: number, start: number, end: number): void;
  candidates(text: ReadableText): Candidate[];
}

interface Collected {
  kind: DocumentKind;
  hits: MarkHit[];
}

export function createKindCollector({ owned, marks }: CompiledClassifiers): KindCollector {
  const collected = new Map<Classifier, Collected>();
  return {
    add(pattern, start, end) {
      const mark = marks[pattern - owned.length];
      const kind = mark?.classifier.kind;
      if (mark === undefined || kind === undefined) return;
      const entry = collected.get(mark.classifier) ?? { kind, hits: [] };
      entry.hits.push({ mark: mark.index, start, end });
      collected.set(mark.classifier, entry);
    },
    candidates: (text) =>
      [...collected].flatMap(([classifier, { kind, hits }]) => {
        const passage = judgeKind(kind, hits);
        return passage ? passageCandidate(classifier, passage, text) : [];
      }),
  };
}
