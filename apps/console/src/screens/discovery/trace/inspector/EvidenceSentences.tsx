import type { LineageEdge } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { evidenceSentences } from './evidence-sentences.ts';
import { inspectorText } from './inspector.text.ts';

/** The evidence of steps, one sentence per fact. */
export function EvidenceSentences({
  drawn,
  edges,
}: {
  drawn: DrawnTrace;
  edges: readonly LineageEdge[];
}) {
  const sentences = edges.flatMap((edge) => {
    const from = drawn.shown.versions.get(edge.from)?.version;
    const to = drawn.shown.versions.get(edge.to)?.version;
    if (from === undefined || to === undefined) return [];
    return evidenceSentences(edge, from, to).map(({ fact, text }) => ({
      key: `${edge.edgeId} ${fact}`,
      text,
    }));
  });
  if (sentences.length === 0) {
    return <p className="text-base text-ink-3">{textOf(inspectorText).noEvidence}</p>;
  }
  return (
    <ul className="flex flex-col gap-1.5 text-base text-pretty text-ink-2">
      {sentences.map(({ key, text }) => (
        <li key={key} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}
