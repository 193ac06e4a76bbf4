import { randomUUID } from 'node:crypto';
import {
  MOST_MANUAL_EVENTS,
  type ActivityEvent,
  type ManualDetection,
  type ManualSubject,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { SessionCaller } from '../../http/implement.ts';
import { addDataTypes } from './judging/detection-data-types.ts';
import { linkEvents, linkObjects } from './judging/detection-row.ts';
import { eventTimeOf } from '../ingest/writing/event-id.ts';
import { insertManual } from './judging/manual-row.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';
import { AppError } from '../../platform/app-error.ts';
import { newestEvents } from '../flows/flows-read-model.ts';

/** Actor of events that name several people: no one in particular. */
const SEVERAL_PEOPLE = {
  kind: 'unknown',
  email: null,
  id: null,
  name: null,
  domain: null,
} as const;

/**
 * Creates a detection from an analyst's selection of events. @returns its id. Throws `request.invalid`
 * if the events do not exist.
 */
export async function makeDetection(
  tx: Transaction,
  caller: Pick<SessionCaller, 'tenantId' | 'userId' | 'userName'>,
  { wanted, now }: { wanted: ManualDetection; now: number },
): Promise<string> {
  const { tenantId, userId, userName } = caller;
  const events = await concerned(tx, tenantId, wanted.about, now);
  const [newest] = events;
  if (newest === undefined) {
    throw new AppError('request.invalid', {
      errors: [
        {
          path: 'about',
          message: 'matches no event. Choose another period, origin or destination',
        },
      ],
    });
  }
  const detectionId = randomUUID();
  const objects = new Set(events.flatMap(({ objectKey }) => objectKey ?? []));
  const times = events.map(({ occurredAt }) => occurredAt);
  const { title, severity, note } = wanted;
  await insertManual(tx, tenantId, {
    detectionId,
    title,
    severity,
    leadEvent: leadOf(newest, events),
    eventCount: events.length,
    objectCount: objects.size,
    firstSeenAt: Math.min(...times),
    lastSeenAt: Math.max(...times),
    madeBy: { userId, name: userName, note },
    now,
  });
  await linkEvents(
    tx,
    tenantId,
    events.map(({ occurredAt, eventId }) => ({ detectionId, occurredAt, eventId })),
  );
  await linkObjects(
    tx,
    tenantId,
    [...objects].map((objectKey) => ({ detectionId, objectKey })),
  );
  await addDataTypes(
    tx,
    events.map((event) => ({ event })),
  );
  return detectionId;
}

/** The events that a subject is about, newest first; sample data and real data never mix. */
async function concerned(
  tx: Transaction,
  tenantId: number,
  about: ManualSubject,
  now: number,
): Promise<ActivityEvent[]> {
  if (about.kind === 'event') return oneEvent(tx, tenantId, about.eventId);
  const { from, to } = about;
  const ends =
    about.kind === 'flow'
      ? { originIds: [about.originId], destinationIds: [about.destinationId] }
      : { person: [about.personKey] };
  const events = await newestEvents(tx, {
    tenantId,
    filter: { ...ends, from, to },
    limit: MOST_MANUAL_EVENTS,
    now,
  });
  return events.filter(({ isSample }) => isSample === events[0]?.isSample);
}

async function oneEvent(
  tx: Transaction,
  tenantId: number,
  eventId: string,
): Promise<ActivityEvent[]> {
  const rows = await tx.named<StoredRow>(
    'manual_event',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND occurred_at = $2 AND event_id = $3`,
    [tenantId, new Date(eventTimeOf(eventId)), eventId],
  );
  return rows.map(storedEvent);
}

/** The newest event, which the detection reports; with several people it names none. */
function leadOf(newest: ActivityEvent, events: readonly ActivityEvent[]): ActivityEvent {
  const isOfOne = events.every(({ actorKey }) => actorKey === newest.actorKey);
  return isOfOne ? newest : { ...newest, actorKey: null, actor: SEVERAL_PEOPLE };
}
