import type { EvidenceEvent } from '@waybill/contract';
import { Button, buttonClass, Skeleton, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { DetectionLinks } from '../detection/DetectionLinks.tsx';
import { eventLinksText } from './event-links.text.ts';
import { personFlows, tracePath } from './lineage-address.ts';

/** Links of an event: the trace of its data, its detections, and the person's other activity. */
export function EventLinks({
  event,
}: {
  event: Pick<EvidenceEvent, 'eventId' | 'person' | 'personKey'>;
}) {
  const text = textOf(eventLinksText);
  const { can } = useSessionInfo();
  if (!can('activity:read')) return null;
  const { eventId, person, personKey } = event;
  return (
    <nav aria-label={text.links} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Lineage eventId={eventId} />
      {personKey !== null && (
        <Link
          to={personFlows(personKey)}
          className="text-sm text-accent underline-offset-2 hover:underline"
        >
          {text.allOf(person ?? personKey)}
        </Link>
      )}
    </nav>
  );
}

function Lineage({ eventId }: { eventId: string }) {
  const text = textOf(eventLinksText);
  const { data, error, mutate } = useRead(
    '/v1/events/{eventId}/lineage',
    { params: { eventId } },
    { revalidateOnFocus: false },
  );
  if (data === undefined) {
    return error === undefined ? (
      <span role="status" aria-busy="true" aria-label={text.loading}>
        <Skeleton className="h-7 w-28" />
      </span>
    ) : (
      <span className="flex items-center gap-2 text-sm text-ink-2">
        {text.failed}
        <Button size="sm" variant="ghost" onClick={() => void mutate()}>
          {text.tryAgain}
        </Button>
      </span>
    );
  }
  const { trace, unjoined, detections } = data;
  return (
    <>
      {trace !== null && (
        <Link to={tracePath(trace)} className={buttonClass('secondary', 'sm')}>
          {text.openTrace}
        </Link>
      )}
      {trace === null && unjoined !== null && (
        <span className="text-sm text-ink-3">{text[unjoined]}</span>
      )}
      <DetectionLinks detections={detections} />
    </>
  );
}
