import { SkeletonRows, textOf } from '@waybill/ui';
import { ApiError } from '../../../../app/http/api-error.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { EventFacts } from '../../../../components/detection/EventFacts.tsx';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { inspectorText } from './inspector.text.ts';

/** The events of one action: one per source that saw it. */
export function ActEvents({ eventIds }: { eventIds: readonly string[] }) {
  const text = textOf(inspectorText);
  const isPaired = eventIds.length > 1;
  return (
    <div className="flex flex-col gap-3">
      {isPaired && <p className="text-base text-ink-2">{text.seenTwice(eventIds.length)}</p>}
      {eventIds.map((eventId, index) => (
        <section key={eventId}>
          {isPaired && (
            <h4 className="mb-1.5 text-sm font-medium text-ink-2">
              {text.viewOf(index + 1, eventIds.length)}
            </h4>
          )}
          <ActEvent eventId={eventId} />
        </section>
      ))}
    </div>
  );
}

function ActEvent({ eventId }: { eventId: string }) {
  const text = textOf(inspectorText);
  const { data, error, isLoading, mutate } = useRead(
    '/v1/events/{eventId}/lineage',
    { params: { eventId } },
    { revalidateOnFocus: false },
  );
  if (data !== undefined) return <EventFacts detectionId={null} event={data.event} />;
  if (error instanceof ApiError && error.status === 404) {
    return <p className="text-base text-ink-3">{text.eventGone}</p>;
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={4} columns={2} label={text.loadingEvent} />;
}
