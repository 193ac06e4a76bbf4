import type { LineageEdge } from '@waybill/contract';
import { SeverityGlyph } from '@waybill/ui';
import { localDateTime } from '../../../../components/local-time.ts';
import { severityOf } from '../graph/link-look.ts';
import { actWord, versionName } from '../graph/node-words.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';

export interface StepListProps {
  drawn: DrawnTrace;
  edges: readonly LineageEdge[];
  /** The displayed end of each step. */
  end: 'from' | 'to';
  onSelect: (id: string) => void;
}

/** Steps as lines that open them: time, action, and the version at one end. */
export function StepList({ drawn, edges, end, onSelect }: StepListProps) {
  return (
    <ul className="-mx-2 flex flex-col">
      {edges.map((edge) => {
        const severity = severityOf([edge]);
        const version = drawn.shown.versions.get(edge[end])?.version;
        const name = version === undefined ? edge[end] : versionName(version);
        return (
          <li key={edge.edgeId}>
            <button
              type="button"
              onClick={() => onSelect(edge.edgeId)}
              className="flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-base hover:bg-hover"
            >
              <span className="shrink-0 font-mono text-sm text-ink-3">
                {localDateTime(edge.at, 'short')}
              </span>
              <span className="shrink-0 font-medium">{actWord(edge)}</span>
              <span className="min-w-0 flex-1 truncate text-right text-ink-3">{name}</span>
              {severity !== null && <SeverityGlyph severity={severity} isNamed />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
