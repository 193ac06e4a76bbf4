import { textOf } from '@waybill/ui';
import { ApiError } from '../../../app/http/api-error.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useDocumentTitle } from '../../../app/shell/use-document-title.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { useTimeRange } from '../../../components/time-range/use-time-range.ts';
import { TracePage } from './page/TracePage.tsx';
import { NotAvailable, TraceSkeleton } from './page/TraceStates.tsx';
import { useTraceView } from './state/use-trace-view.ts';
import { traceText } from './trace.text.ts';

export interface TracePanelProps {
  /** Ids of a place, a group of places, an object or a version. */
  originId: string;
  destinationId: string;
}

/** Number of requested paths. */
const MOST_PATHS = 50;

/** How data came from an origin to a destination. Its view state is in the address. */
export function TracePanel({ originId, destinationId }: TracePanelProps) {
  return (
    <FoundTrace
      key={`${originId} ${destinationId}`}
      originId={originId}
      destinationId={destinationId}
    />
  );
}

function FoundTrace({ originId, destinationId }: TracePanelProps) {
  const text = textOf(traceText);
  const { view } = useTraceView();
  const { from, to } = useTimeRange();
  const { data, error, isLoading, mutate } = useRead(
    '/v1/traces/{originId}/{destinationId}',
    {
      params: { originId, destinationId },
      query: {
        from,
        to,
        limit: MOST_PATHS,
        order: view.order === 'risk' ? undefined : view.order,
        minConfidence: view.minConfidence === 0 ? undefined : view.minConfidence,
      },
    },
    // The current trace stays visible while a changed range or threshold is loading.
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  useDocumentTitle(
    data === undefined ? text.trace : text.titleOf(data.origin.label, data.destination.label),
  );

  if (error === undefined) {
    return data === undefined ? (
      <TraceSkeleton />
    ) : (
      <TracePage
        trace={data}
        originId={originId}
        destinationId={destinationId}
        isLoading={isLoading}
      />
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NotAvailable />;
  return (
    <div className="flex h-full flex-col">
      <h1 className="sr-only">{text.trace}</h1>
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    </div>
  );
}
