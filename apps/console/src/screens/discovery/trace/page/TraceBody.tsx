import { useDeferredValue, useMemo, useState } from 'react';
import { LazyTraceCanvas } from '../canvas/LazyTraceCanvas.tsx';
import { matchingNodes } from '../graph/matching-nodes.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { useReplay } from '../state/use-replay.ts';
import { useTraceView } from '../state/use-trace-view.ts';
import { TraceTable } from '../table/TraceTable.tsx';
import { TraceTimeline } from '../timeline/TraceTimeline.tsx';
import { TraceToolbar } from './TraceToolbar.tsx';

export interface TraceBodyProps {
  drawn: DrawnTrace;
  /** Subject of the drawing. */
  title: string;
  arePathsShown: boolean;
  onPaths: () => void;
}

/** The drawing or the table with its controls, and the timeline of actions. */
export function TraceBody({ drawn, title, arePathsShown, onPaths }: TraceBodyProps) {
  const { view, change, changeDelayed } = useTraceView();
  const replay = useReplay(drawn.edges);
  const [search, setSearch] = useState({ text: '', at: 0 });
  const searched = useDeferredValue(search.text);
  const matches = useMemo(() => matchingNodes(drawn, searched), [drawn, searched]);
  const matchSet = useMemo(() => new Set(matches), [matches]);
  const select = (selectedId: string | null): void => change({ selectedId });
  return (
    <>
      <TraceToolbar
        drawn={drawn}
        view={view}
        onChange={change}
        onConfidence={(minConfidence) => changeDelayed({ minConfidence })}
        arePathsShown={arePathsShown}
        onPaths={onPaths}
        search={search}
        matchCount={matches.length}
        onSearch={setSearch}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {view.shape === 'table' ? (
          <TraceTable drawn={drawn} selectedId={view.selectedId} onSelect={select} />
        ) : (
          <LazyTraceCanvas
            drawn={drawn}
            title={title}
            selectedId={view.selectedId}
            expanded={view.expanded}
            matches={matchSet}
            matchId={matches[search.at % Math.max(1, matches.length)] ?? null}
            happened={replay.happened}
            onSelect={select}
            onExpand={(expanded) => change({ expanded })}
          />
        )}
      </div>
      <TraceTimeline
        edges={drawn.edges}
        selectedId={view.selectedId}
        onSelect={select}
        replay={replay}
      />
    </>
  );
}
