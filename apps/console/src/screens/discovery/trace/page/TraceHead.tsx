import { Badge, SourceGlyph, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { Icon } from '../../../../components/icons.ts';
import { TimeRangeControl } from '../../../../components/time-range/TimeRangeControl.tsx';
import { usualRange } from '../state/trace-range.ts';
import type { Trace } from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';

/** Minimum sensitivity counted as sensitive: confidential. */
const SENSITIVE = 2;

export interface TraceHeadProps {
  trace: Trace;
  drawn: DrawnTrace;
  /** Actions on the whole trace. */
  children: ReactNode;
}

/** Origin, destination, share of sensitive data, and time range. */
export function TraceHead({ trace, drawn, children }: TraceHeadProps) {
  const text = textOf(traceText);
  const nodes = drawn.nodes.filter(({ kind }) => kind !== 'gap').length;
  const sensitive = drawn.edges.filter(({ to }) => sensitivityOf(drawn, to) >= SENSITIVE).length;
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2">
      <h1 className="inline-flex max-w-full min-w-0 items-center gap-2 text-lg font-semibold">
        <End end={trace.origin} />
        <Icon.forward role="img" aria-label={text.to} className="size-3.5 shrink-0 text-ink-3" />
        <End end={trace.destination} />
      </h1>
      {sensitive > 0 && <Badge tone="critical">{text.sensitiveHops(sensitive)}</Badge>}
      {trace.paths.length > 0 && (
        <span className="text-base text-ink-3">{text.extent(nodes, drawn.edges.length)}</span>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <TimeRangeControl fallback={usualRange(trace)} />
        {children}
      </div>
    </header>
  );
}

/** One end: the glyph of its place, and its name. */
function End({ end }: { end: Trace['origin'] }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <SourceGlyph name={end.place?.name ?? end.label} />
      <span data-cut={end.label} className="truncate">
        {end.label}
      </span>
    </span>
  );
}

function sensitivityOf(drawn: DrawnTrace, versionId: string): number {
  return drawn.shown.versions.get(versionId)?.version.sensitivity ?? 0;
}
