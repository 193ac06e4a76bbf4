import {
  Button,
  buttonClass,
  EmptyState,
  Flow,
  formatPercent,
  Skeleton,
  textOf,
} from '@waybill/ui';
import { Link } from 'react-router';
import { rangeLabel } from '../../../../components/time-range/time-range.ts';
import { useTimeRange } from '../../../../components/time-range/use-time-range.ts';
import { LANE_NAMES } from '../graph/lane-of.ts';
import { widerStart } from '../state/trace-range.ts';
import type { Trace } from '../state/trace-view.ts';
import { useTraceView } from '../state/use-trace-view.ts';
import { traceText } from '../trace.text.ts';

/** The shape of a trace on its way. */
export function TraceSkeleton() {
  const text = textOf(traceText);
  return (
    <div role="status" aria-busy="true" aria-label={text.loading} className="flex h-full flex-col">
      <h1 className="sr-only">{text.trace}</h1>
      <div className="flex h-14 items-center gap-3 border-b border-line bg-surface px-4">
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-4 gap-10 p-6">
        {LANE_NAMES.map((name) => (
          <div
            key={name}
            className="flex flex-col gap-10 rounded-lg border border-dashed border-line p-3"
          >
            <Skeleton className="h-3 w-16" />
            <Skeleton className="h-12 w-full" />
            {name === 'object' && <Skeleton className="h-12 w-full" />}
            {name === 'object' && <Skeleton className="h-12 w-full" />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One of the ids is unknown or hidden from the reader; the page does not say which. */
export function NotAvailable() {
  const text = textOf(traceText);
  return (
    <>
      <h1 className="sr-only">{text.trace}</h1>
      <EmptyState
        kind="notAllowed"
        title={text.notAvailable}
        description={text.notAvailableHelp}
        actions={
          <Link to="/discovery" className={buttonClass('secondary', 'md')}>
            {text.toDiscovery}
          </Link>
        }
      />
    </>
  );
}

/** No path was found: the extent of the search, possible obstacles, and nearby pairs. */
export function NoPath({ trace }: { trace: Trace }) {
  const text = textOf(traceText);
  const { view, change } = useTraceView();
  const range = useTimeRange();
  const start = widerStart(trace);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        kind="noMatch"
        title={text.noPath}
        description={
          <>
            <p>{text.noPathHelp(trace.searched)}</p>
            {view.minConfidence > 0 && (
              <p>{text.noPathConfidence(formatPercent(view.minConfidence))}</p>
            )}
          </>
        }
        actions={
          <>
            {start !== null && (
              <Button onClick={() => range.set({ from: start })}>
                {text.widen(rangeLabel({ from: start }))}
              </Button>
            )}
            {view.minConfidence > 0 && (
              <Button onClick={() => change({ minConfidence: 0 })}>{text.anyConfidence}</Button>
            )}
            <Link to="/discovery" className={buttonClass('ghost', 'md')}>
              {text.toDiscovery}
            </Link>
          </>
        }
      />
      {trace.alternatives.length > 0 && <Alternatives trace={trace} />}
    </div>
  );
}

function Alternatives({ trace }: { trace: Trace }) {
  const text = textOf(traceText);
  return (
    <section aria-label={text.alternatives} className="mx-auto max-w-xl px-6 pb-14">
      <h2 className="mb-2 text-base font-semibold">{text.alternatives}</h2>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {trace.alternatives.map(({ origin, destination, events }) => (
          <li
            key={`${origin.id} ${destination.id}`}
            className="border-b border-line last:border-b-0"
          >
            <Link
              to={`/traces/${origin.id}/${destination.id}`}
              className="flex items-center gap-3 px-4 py-2.5 text-base hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <Flow from={origin.label} to={destination.label} />
              </span>
              <span className="shrink-0 text-ink-3">{text.eventCount(events)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
