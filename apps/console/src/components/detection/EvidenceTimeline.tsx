import type { EvidenceEvent } from '@waybill/contract';
import { Button, Flow, formatCount, SkeletonRows, Timeline } from '@waybill/ui';
import useSWRInfinite from 'swr/infinite';
import { readPath } from '../../app/http/build-path.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { dayHeading, LOCAL_TIME_ZONE } from '../local-time.ts';
import { ACTION_LABELS } from './detection-labels.data.ts';
import { EventFacts } from './EventFacts.tsx';

type Page = ResponseOf<'/v1/detections/{detectionId}/events'>;

const PAGE_SIZE = 50;

/** The events behind a detection, oldest first, each opening to its facts. */
export function EvidenceTimeline({ detectionId }: { detectionId: string }) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page>(
    (_index, previous: Page | null) => {
      if (previous !== null && previous.nextCursor === null) return null;
      return readPath('/v1/detections/{detectionId}/events', {
        params: { detectionId },
        query: { limit: PAGE_SIZE, cursor: previous?.nextCursor ?? undefined },
      });
    },
    { revalidateFirstPage: false, revalidateOnFocus: false },
  );
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={4} columns={2} label="Loading events" />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const events = data.flatMap((page) => page.items);
  const total = data.at(-1)?.total ?? events.length;
  const hasMore = data.at(-1)?.nextCursor != null;
  return (
    <div>
      <Timeline
        label="Evidence"
        timeZone={LOCAL_TIME_ZONE}
        items={events.map((event, index) => ({
          key: event.eventId,
          at: event.occurredAt,
          title: titleOf(event),
          description: (
            <Movement
              event={event}
              day={dayHeading(event.occurredAt, events[index - 1]?.occurredAt)}
            />
          ),
          tone: event.outcome === 'failure' ? 'neutral' : event.category === null ? 'low' : 'high',
          details: <EventFacts detectionId={detectionId} event={event} />,
        }))}
      />
      {hasMore && (
        <Button size="sm" isBusy={isValidating} onClick={() => void setSize(size + 1)}>
          Show more · {formatCount(events.length)} of {formatCount(total)}
        </Button>
      )}
    </div>
  );
}

function titleOf({ action, vendorOperation, objectName }: EvidenceEvent): string {
  const act = action === null ? vendorOperation : (ACTION_LABELS[action] ?? action);
  return objectName === null ? act : `${act} · ${objectName}`;
}

function Movement({ event, day }: { event: EvidenceEvent; day: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center justify-between gap-3">
      {event.from === null || event.to === null ? (
        event.source
      ) : (
        <Flow from={event.from} to={event.to} />
      )}
      {day !== undefined && <span className="shrink-0 text-sm text-ink-3">{day}</span>}
    </span>
  );
}
