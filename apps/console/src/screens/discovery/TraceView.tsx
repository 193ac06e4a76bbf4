import type { FlowMap } from '@waybill/contract';
import { Button, formatBytes, textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icons.ts';
import { rangeLabel, type TimeRange } from '../../components/time-range/time-range.ts';
import { discoveryText } from './discovery.text.ts';
import type { FlowPair } from './filter/flow-view.ts';
import type { FlowActions } from './filter/use-flow-actions.ts';
import { LazyTracePanel } from './LazyTracePanel.tsx';
import { Risk } from './tabs/figure-columns.tsx';
import { DeviationMark, ReviewMark } from './tabs/ReviewMark.tsx';

export interface TraceViewProps {
  pair: FlowPair;
  /** The pair alone; undefined while it is read. */
  map: FlowMap | undefined;
  range: TimeRange;
  actions: FlowActions;
}

/**
 * The traced flow instead of the map: its figures, and the origin of its data. Two objects have no flow
 * and no figures.
 */
export function TraceView({ pair, map, range, actions }: TraceViewProps) {
  const text = textOf(discoveryText);
  const { originId, destinationId } = pair;
  const top = useRef<HTMLDivElement>(null);
  // It is opened from far below, in the list of flows.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'end' });
  }, [originId, destinationId]);
  return (
    <>
      <div
        ref={top}
        className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2"
      >
        <Button
          size="sm"
          icon={<Icon.back aria-hidden />}
          title={text.backToFlowsHint}
          onClick={actions.closeTrace}
        >
          {text.backToFlows}
        </Button>
        {map !== undefined && map.total.events > 0 && <PairFigures map={map} range={range} />}
      </div>
      <div className="h-[max(34rem,calc(100dvh-14rem))] min-w-0">
        <LazyTracePanel {...pair} />
      </div>
    </>
  );
}

function PairFigures({ map, range }: { map: FlowMap; range: TimeRange }) {
  const text = textOf(discoveryText);
  const { events, sensitive, bytes, people, objects, risk } = map.total;
  const [band] = map.bands;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
      <span>{rangeLabel(range)}</span>
      <b className="font-medium text-ink">{text.eventCount(events)}</b>
      <span>{formatBytes(bytes)}</span>
      <span>{text.sensitiveCount(sensitive)}</span>
      <span>{text.peopleCount(people)}</span>
      <span>{text.objectCount(objects)}</span>
      <span className="inline-flex items-center gap-1.5">
        {text.risk} <Risk risk={risk} />
      </span>
      {map.bands.length === 1 && band !== undefined && (
        <>
          <ReviewMark state={band.review} />
          <DeviationMark deviations={band.deviations} />
        </>
      )}
    </p>
  );
}
