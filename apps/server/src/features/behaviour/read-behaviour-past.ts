import type { ActivityEvent } from '@waybill/contract';
import {
  reachedKey,
  sizePast,
  WARM_DAYS,
  WINDOW_DAYS,
  zoneClock,
  type HistoryDay,
  dayText,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PastReader } from '../detection/judging/judge-by-past.ts';
import { daySql } from './day-sql.ts';
import { readState } from './pg-behaviour-store.ts';
import { readReachedBefore } from './reach-rows.ts';

/** People who reached an address are counted up to here. */
const MOST_PEOPLE = 20;

/** Events, and the days that they belong to. */
interface DatedEvents {
  events: readonly ActivityEvent[];
  dayOf(at: number): number;
}

interface SizesOfDay extends Pick<HistoryDay, 'day' | 'sizes'> {
  /** Null: of the whole organisation. */
  person: string | null;
}

/** Who reached an address, and usual sizes, as of the day before each event. @published */
export const readBehaviourPast: PastReader = async (tx, tenantId, events) => {
  const { state, zone } = await readState(tx, tenantId);
  const { firstDay } = state;
  const { dayOf } = zoneClock(zone);
  if (firstDay === null) return {};
  const isKnown = ({ occurredAt }: ActivityEvent): boolean =>
    dayOf(occurredAt) - firstDay >= WARM_DAYS;
  const known = events.filter(isKnown);
  if (known.length === 0) return {};
  const people = await peopleByAddress(tx, tenantId, { events: known, dayOf });
  const sizes = await readSizes(tx, tenantId, { events: known, dayOf });
  return {
    othersWhoReached(event, address) {
      const key = keyOf(event, address);
      const found = isKnown(event) ? people.get(`${dayOf(event.occurredAt)} ${key}`) : null;
      return found?.filter((person) => person !== event.actorKey).length ?? null;
    },
    sizes(event, of) {
      if (!isKnown(event) || event.actorKey === null) return null;
      const today = dayOf(event.occurredAt);
      const whose = of === 'own' ? event.actorKey : null;
      const days = sizes.filter(
        ({ person, day }) => person === whose && day < today && day >= today - WINDOW_DAYS,
      );
      return sizePast(days, event.object.extension ?? '');
    },
  };
};

/** A recipient, else the account that received the data. */
function keyOf({ recipients }: ActivityEvent, address: string): string {
  const isRecipient = recipients.some((recipient) => recipient.address === address);
  return reachedKey(isRecipient ? 'recipients' : 'destination.account', address);
}

function addressesOf({ recipients, destination }: ActivityEvent): string[] {
  return [...recipients.map(({ address }) => address), destination?.account ?? null].filter(
    (address) => address !== null,
  );
}

async function peopleByAddress(
  tx: Transaction,
  tenantId: number,
  { events, dayOf }: DatedEvents,
): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [day, own] of Map.groupBy(events, ({ occurredAt }) => dayOf(occurredAt))) {
    const keys = own.flatMap((event) => addressesOf(event).map((address) => keyOf(event, address)));
    const wanted = { keys: [...new Set(keys)], day, most: MOST_PEOPLE };
    for (const [key, people] of await readReachedBefore(tx, tenantId, wanted)) {
      found.set(`${day} ${key}`, people);
    }
  }
  return found;
}

async function readSizes(
  tx: Transaction,
  tenantId: number,
  { events, dayOf }: DatedEvents,
): Promise<SizesOfDay[]> {
  const sized = events.filter(({ object }) => (object.sizeBytes ?? 0) > 0);
  if (sized.length === 0) return [];
  const days = sized.map(({ occurredAt }) => dayOf(occurredAt));
  const range = [
    dayText(Math.min(...days) - WINDOW_DAYS),
    dayText(Math.max(...days)),
    [...new Set(sized.flatMap(({ actorKey }) => actorKey ?? []))],
  ];
  return tx.named<SizesOfDay & Record<string, unknown>>(
    'behaviour_sizes',
    `SELECT wanted.person, ${daySql('day')} AS day, counters -> 'sizes' AS sizes
     FROM unnest($4::text[]) AS wanted (person)
     JOIN behaviour_day ON tenant_id = $1 AND person_key = wanted.person
       AND day >= $2::date AND day < $3::date
     UNION ALL
     SELECT NULL, ${daySql('day')}, facts -> 'sizes' FROM behaviour_closed_day
     WHERE tenant_id = $1 AND day >= $2::date AND day < $3::date`,
    [tenantId, ...range],
  );
}
