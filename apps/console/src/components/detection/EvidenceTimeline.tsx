import type { EvidenceEvent } from '@waybill/contract';
import {
  Button,
  Flow,
  formatCount,
  locale,
  SkeletonRows,
  textOf,
  Timeline,
  visibleText,
} from '@waybill/ui';
import useSWRInfinite from 'swr/infinite';
import { readPath } from '../../app/http/build-path.ts';
import type { ResponseOf } from '../../app/http/routes-type.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { detectionText } from './detection.text.ts';
import { EventFacts } from './EventFacts.tsx';
import { sameEvents } from './same-events.ts';
import { wordOf } from './word-of.ts';

type Page = ResponseOf<'/v1/detections/{detectionId}/events'>;

const PAGE_SIZE = 50;

/** The events of a detection, oldest first, each opening to its facts. */
export function EvidenceTimeline({ detectionId }: { detectionId: string }) {
  const text = textOf(detectionText);
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
      <SkeletonRows rows={4} columns={2} label={text.loadingEvents} />
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
        label={text.evidence}
        timeZone={locale().timeZone}
        items={sameEvents(events).map(({ first: event, events: same }) => ({
          key: event.eventId,
          at: event.occurredAt,
          title: (
            <>
              {titleOf(event)}
              {same.length > 1 && (
                <span className="font-normal text-ink-3"> ×{formatCount(same.length)}</span>
              )}
            </>
          ),
          description: <Movement event={event} />,
          tone: event.outcome === 'failure' ? 'neutral' : event.category === null ? 'low' : 'high',
          details: (
            <div className="flex flex-col gap-4">
              {same.map((one) => (
                <EventFacts key={one.eventId} detectionId={detectionId} event={one} />
              ))}
            </div>
          ),
        }))}
      />
      {hasMore && (
        <Button size="sm" isBusy={isValidating} onClick={() => void setSize(size + 1)}>
          {text.showMore(events.length, total)}
        </Button>
      )}
    </div>
  );
}

function titleOf({ action, vendorOperation, objectName }: EvidenceEvent): string {
  const act = action === null ? vendorOperation : wordOf(action);
  return objectName === null ? act : `${act} · ${visibleText(objectName)}`;
}

function Movement({ event }: { event: EvidenceEvent }) {
  if (event.from === null || event.to === null) return event.source;
  return <Flow from={event.from} to={event.to} />;
}
