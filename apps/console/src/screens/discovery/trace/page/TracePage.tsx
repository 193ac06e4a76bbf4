import { ProgressBar, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useTimeRange } from '../../../../components/time-range/use-time-range.ts';
import { useMedia } from '../../../../components/use-media.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { Inspector, isInspectable } from '../inspector/Inspector.tsx';
import { PathList } from '../inspector/PathList.tsx';
import { expansionKey, toggled, type Trace } from '../state/trace-view.ts';
import { useDrawnTrace } from '../state/use-drawn-trace.ts';
import { useNeighbours } from '../state/use-neighbours.ts';
import { useTraceView } from '../state/use-trace-view.ts';
import { traceText } from '../trace.text.ts';
import { NoPath } from './TraceStates.tsx';
import { TraceBody } from './TraceBody.tsx';
import { TraceHead } from './TraceHead.tsx';
import { TraceNotices } from './TraceNotices.tsx';

/** From this width on a panel is next to the drawing. */
const WIDE = '(min-width: 80rem)';

export interface TracePageProps {
  trace: Trace;
  originId: string;
  destinationId: string;
  /** Another answer is on its way. */
  isLoading: boolean;
}

/** A found trace: its drawing or table, its timeline, and details of each part. */
export function TracePage({ trace, originId, destinationId, isLoading }: TracePageProps) {
  const text = textOf(traceText);
  const { view, change } = useTraceView();
  const range = useTimeRange();
  const opened = useNeighbours(view.expanded, view.minConfidence);
  const drawn = useDrawnTrace(trace, view, opened.neighbours);
  const isWide = useMedia(WIDE);
  const [wantsPaths, setWantsPaths] = useState<boolean | null>(null);
  const title = text.titleOf(trace.origin.label, trace.destination.label);
  const hasPaths = trace.paths.length > 0;
  const { selectedId } = view;
  const shownId = selectedId !== null && isInspectable(drawn, selectedId) ? selectedId : null;
  const arePathsShown = hasPaths && shownId === null && (wantsPaths ?? isWide);
  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-w-0 flex-1 flex-col">
        <TraceHead trace={trace} drawn={drawn}>
          {hasPaths && (
            <ExportMenu
              drawn={drawn}
              title={title}
              originId={originId}
              destinationId={destinationId}
              range={range}
              minConfidence={view.minConfidence}
            />
          )}
        </TraceHead>
        {(isLoading || opened.isLoading) && (
          <div className="relative">
            <div className="absolute inset-x-0 top-0 z-20">
              <ProgressBar label={text.loading} isLabelHidden />
            </div>
          </div>
        )}
        <TraceNotices drawn={drawn} hasFailed={opened.error !== undefined} onRetry={opened.retry} />
        {hasPaths ? (
          <TraceBody
            drawn={drawn}
            title={title}
            arePathsShown={arePathsShown}
            onPaths={() => {
              setWantsPaths(!arePathsShown);
              if (shownId !== null) change({ selectedId: null });
            }}
          />
        ) : (
          <NoPath trace={trace} />
        )}
      </div>
      {shownId !== null && (
        <Inspector
          drawn={drawn}
          selectedId={shownId}
          onSelect={(id) => change({ selectedId: id })}
          onExpand={(direction, versionId) =>
            change({ expanded: toggled(view.expanded, expansionKey(direction, versionId)) })
          }
        />
      )}
      {arePathsShown && (
        <PathList
          drawn={drawn}
          order={view.order}
          onChange={change}
          onClose={() => setWantsPaths(false)}
        />
      )}
    </div>
  );
}
