import { parseArgs } from 'node:util';
import type { ActivityEvent } from '@waybill/contract';
import type { BehaviourStore } from '@waybill/engine/behaviour/behaviour-store';
import { memoryBehaviourStore } from '@waybill/engine/behaviour/memory-behaviour-store';
import { readCounters, storedCounters } from '@waybill/engine/behaviour/person-day';
import type { Verdict } from '@waybill/engine/behaviour/judge-day';
import { behaviourMemo, countBehaviour } from '@waybill/engine/behaviour/update-behaviour';
import { company } from './behaviour/company.ts';
import { INSIDER_KINDS } from './behaviour/insiders.ts';
import { Random } from './lineage/random.ts';

const STARTS_AT = Date.UTC(2025, 0, 6);
const DAY_MS = 86_400_000;
/** Alerts of the days before teach and do not count. */
const LEARNING_DAYS = 30;
const BATCH = 1000;
/** Insiders tried on a day, each as if it were the only one. */
const INSIDERS_PER_DAY = 2;

/**
 * Lets a simulated organisation work and counts whom the product calls suspicious; then lets one person
 * after the other take data out, each as if nobody else did, and counts who is found. Arguments:
 * `[--seed n] [--people n] [--days n] [--mail] [--alerts]`; `--mail`: nothing but mail is known. The last
 * line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      people: { type: 'string', default: '450' },
      days: { type: 'string', default: '150' },
      mail: { type: 'boolean', default: false },
      alerts: { type: 'boolean', default: false },
    },
  });
  const random = new Random(Number(values.seed));
  const days = Number(values.days);
  const { workers, day: dayOf } = company(random, {
    people: Number(values.people),
    days,
    isMailOnly: values.mail,
  });
  const store = memoryBehaviourStore();
  const memo = behaviourMemo();
  const tally = { events: 0, alerts: 0, personDays: 0, ms: 0 };
  const senders = new Set<string>();
  const found = new Map(INSIDER_KINDS.map(({ name }) => [name, { tried: 0, found: 0 }]));
  const tryRandom = new Random(Number(values.seed) + 1);
  for (let day = 0; day < days; day += 1) {
    const startsAt = STARTS_AT + day * DAY_MS;
    const events = dayOf(day, startsAt);
    const before = performance.now();
    const suspicious = new Map<string, Verdict>();
    for (let from = 0; from < events.length; from += BATCH) {
      for (const verdict of await countBehaviour(store, memo, events.slice(from, from + BATCH))) {
        if (verdict.isSuspicious) suspicious.set(verdict.person, verdict);
      }
    }
    tally.ms += performance.now() - before;
    tally.events += events.length;
    if (day < LEARNING_DAYS) continue;
    tally.alerts += suspicious.size;
    tally.personDays += new Set(events.map(({ actorKey }) => actorKey)).size;
    for (const { actorKey } of events) if (actorKey !== null) senders.add(actorKey);
    if (values.alerts) for (const verdict of suspicious.values()) print(day, verdict);
    if (values.mail) continue;
    for (const kind of INSIDER_KINDS) {
      const count = found.get(kind.name);
      const present = workers.filter(
        (own) => kind.fits(own) && own.from < day - LEARNING_DAYS && own.until > day,
      );
      for (let tries = 0; tries < INSIDERS_PER_DAY && count && present.length > 0; tries += 1) {
        count.tried += 1;
        const acts = kind.acts(tryRandom, tryRandom.pick(present), startsAt);
        if (await isFound(store, memo, acts)) count.found += 1;
      }
    }
  }
  const rate = (1000 * tally.alerts) / tally.personDays;
  const recall = Object.fromEntries(
    [...found].map(([name, { tried, found: hits }]) => [
      name,
      tried === 0 ? null : round(hits / tried),
    ]),
  );
  process.stdout.write(
    `${JSON.stringify({
      events: tally.events,
      eventsPerSecond: Math.round((1000 * tally.events) / tally.ms),
      alerts: tally.alerts,
      alertsPerDayPer1000: round(rate),
      alertsPerDayPer1000Senders: round(
        (1000 * tally.alerts) / (days - LEARNING_DAYS) / senders.size,
      ),
      recall,
    })}\n`,
  );
}

async function isFound(
  store: BehaviourStore,
  memo: ReturnType<typeof behaviourMemo>,
  acts: readonly ActivityEvent[],
): Promise<boolean> {
  const verdicts = await countBehaviour(onTop(store), memo, acts);
  return verdicts.some(({ isSuspicious }) => isSuspicious);
}

/** The store as it is, in which nothing that is put stays. */
function onTop(store: BehaviourStore): BehaviourStore {
  const nothing = async (): Promise<void> => undefined;
  return {
    ...store,
    putState: nothing,
    putPersonDays: nothing,
    putFirstDays: nothing,
    putClosedDay: nothing,
    async personDays(day, people) {
      const rows = await store.personDays(day, people);
      return rows.map((row) => readCounters(row, structuredClone(storedCounters(row))));
    },
  };
}

function print(day: number, { person, alertRate, allowedRate, tails }: Verdict): void {
  const told = tails.map(
    ({ id, score, rate, seen, usual }) =>
      `${id} ${seen.toPrecision(3)}/${usual?.toPrecision(3)} s=${score} r=${rate.toPrecision(2)}`,
  );
  process.stdout.write(
    `${day} ${person} ${alertRate.toPrecision(2)}/${allowedRate.toPrecision(2)} ${told.join('; ')}\n`,
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
