import type { ActivityEvent } from '@waybill/contract';
import {
  reachedKeys,
  reachOf,
  WARM_DAYS,
  WINDOW_DAYS,
  zoneClock,
  type KnownBehaviour,
  dayText,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { daySql } from './day-sql.ts';
import { readState } from './pg-behaviour-store.ts';
import { readFirstDays, readReachedBefore } from './reach-rows.ts';
import { readPeople } from './read-people.ts';

/** Maximum people checked who reached something. */
const MOST_PEOPLE = 20;

type Known = Omit<KnownBehaviour, 'score'>;

const NOTHING: Known = {
  isPersonKnown: false,
  isOrganizationKnown: false,
  reachedBefore: () => [],
  isPeer: () => false,
  isKnownTo: () => false,
};

/** Context for conditions on earlier events, looked up for all events at once. @published */
export async function readKnownBehaviour(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<(event: ActivityEvent) => Known> {
  const asked = events.filter(({ actorKey }) => actorKey !== null);
  if (asked.length === 0) return () => NOTHING;
  const { state, zone } = await readState(tx, tenantId);
  const { firstDay } = state;
  const { dayOf } = zoneClock(zone);
  const earliest = await readEarliest(tx, tenantId, { events: asked, dayOf });
  const reached = await readReached(tx, tenantId, { events: asked, dayOf });
  const departments = await readDepartments(tx, tenantId, [
    ...asked.flatMap(({ actorKey }) => actorKey ?? []),
    ...[...reached.people.values()].flat(),
  ]);
  return (event) => {
    const { actorKey: person } = event;
    if (person === null || firstDay === null) return NOTHING;
    const day = dayOf(event.occurredAt);
    const department = departments.get(person);
    return {
      isPersonKnown: day - (earliest.get(`${day} ${person}`) ?? day) >= WARM_DAYS,
      isOrganizationKnown: day - firstDay >= WARM_DAYS,
      reachedBefore: (key) => reached.people.get(`${day} ${key}`) ?? [],
      isPeer: (other) => department !== undefined && departments.get(other) === department,
      isKnownTo: (key) => (reached.firstDays.get(reachOf({ person, key })) ?? day) < day,
    };
  };
}

/** Events, and the days that they belong to. */
interface DatedEvents {
  events: readonly ActivityEvent[];
  dayOf(at: number): number;
}

/** First active days of the actors within the window before each day. */
async function readEarliest(
  tx: Transaction,
  tenantId: number,
  { events, dayOf }: DatedEvents,
): Promise<Map<string, number>> {
  const asked = new Map(
    events.map(({ actorKey, occurredAt }) => {
      const day = dayOf(occurredAt);
      return [`${day} ${actorKey}`, { person: actorKey, day }];
    }),
  );
  const list = [...asked.values()];
  const rows = await tx.named<{ person: string; day: number; first: number | null }>(
    'behaviour_earliest',
    `SELECT asked.person, ${daySql('asked.day')} AS day, (
       SELECT ${daySql('held.day')} FROM behaviour_day AS held
       WHERE held.tenant_id = $1 AND held.person_key = asked.person
         AND held.day >= asked.day - ${WINDOW_DAYS} AND held.day < asked.day
       ORDER BY held.day LIMIT 1) AS first
     FROM unnest($2::text[], $3::date[]) AS asked (person, day)`,
    [tenantId, list.map(({ person }) => person), list.map(({ day }) => dayText(day))],
  );
  return new Map(
    rows.flatMap(({ person, day, first }) =>
      first === null ? [] : [[`${day} ${person}`, first] as const],
    ),
  );
}

async function readReached(tx: Transaction, tenantId: number, { events, dayOf }: DatedEvents) {
  const people = new Map<string, readonly string[]>();
  const firstDays = new Map<string, number>();
  for (const [day, own] of Map.groupBy(events, ({ occurredAt }) => dayOf(occurredAt))) {
    const reaches = new Map(
      own.flatMap((event) =>
        reachedKeys(event).map((key) => {
          const reach = { person: event.actorKey ?? '', key };
          return [reachOf(reach), reach] as const;
        }),
      ),
    );
    const keys = [...new Set([...reaches.values()].map(({ key }) => key))];
    const wanted = { keys, day, most: MOST_PEOPLE };
    for (const [key, found] of await readReachedBefore(tx, tenantId, wanted)) {
      people.set(`${day} ${key}`, found);
    }
    for (const [reach, first] of await readFirstDays(tx, tenantId, [...reaches.values()])) {
      firstDays.set(reach, first);
    }
  }
  return { people, firstDays };
}

async function readDepartments(
  tx: Transaction,
  tenantId: number,
  people: readonly string[],
): Promise<Map<string, string>> {
  const facts = await readPeople(tx, tenantId, [...new Set(people)]);
  return new Map(
    [...facts].flatMap(([person, { department }]) =>
      department === null ? [] : [[person, department.trim().toLowerCase()] as const],
    ),
  );
}
