import { parseArgs } from 'node:util';
import type { Verdict } from '@waybill/engine';
import { company, type Worker } from './behaviour/company.ts';
import { INSIDER_KINDS } from './behaviour/insiders.ts';
import { observedCompany, type ObservedCompany } from './behaviour/observed-company.ts';
import { Random } from './lineage/random.ts';

const STARTS_AT = Date.UTC(2025, 0, 6);
const DAY_MS = 86_400_000;
/** Alerts of the days before teach and do not count. */
const LEARNING_DAYS = 30;
/** Insiders of each kind tried on a day. */
const INSIDERS_PER_DAY = 2;

/**
 * Simulates an organisation and counts whom the product considers suspicious; then lets one person at a
 * time exfiltrate data, each as if alone, and counts who is found. Arguments: `[--seed n] [--people n]
 * [--days n] [--unrest n] [--mail] [--alerts]`; `--unrest`: multiplies day-to-day variation; `--mail`:
 * only mail is known; `--alerts` lists them. The last line printed is one JSON object, rates per 1,000
 * people active on a day and also per 1,000 active at all.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      people: { type: 'string', default: '450' },
      days: { type: 'string', default: '150' },
      unrest: { type: 'string', default: '1' },
      mail: { type: 'boolean', default: false },
      alerts: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  const days = Number(values.days);
  const { workers, day: eventsOf } = company(new Random(seed), {
    people: Number(values.people),
    days,
    unrest: Number(values.unrest),
    isMailOnly: values.mail,
  });
  const observed = observedCompany();
  const insiders = insiderTrials(new Random(seed + 1), workers, observed);
  const tally = { alerts: 0, personDays: 0 };
  const people = new Set<string | null>();
  for (let day = 0; day < days; day += 1) {
    const startsAt = STARTS_AT + day * DAY_MS;
    const events = eventsOf(day, startsAt);
    const suspicious = await observed.observe(events);
    if (day < LEARNING_DAYS) continue;
    const active = new Set(events.map(({ actorKey }) => actorKey));
    tally.alerts += suspicious.length;
    tally.personDays += active.size;
    for (const person of active) people.add(person);
    if (values.alerts) for (const verdict of suspicious) print(day, verdict);
    if (!values.mail) await insiders.tryOn(day, startsAt);
  }
  const { events, ms } = observed.totals;
  const summary = {
    events,
    eventsPerSecond: Math.round((1000 * events) / ms),
    alerts: tally.alerts,
    alertsPerDayPer1000: rounded((1000 * tally.alerts) / tally.personDays),
    alertsPerDayPer1000People: rounded(
      (1000 * tally.alerts) / (days - LEARNING_DAYS) / people.size,
    ),
    recall: insiders.recall(),
  };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

/** Lets people of the company exfiltrate data and counts, by kind, who would be found. */
function insiderTrials(random: Random, workers: readonly Worker[], observed: ObservedCompany) {
  const tallies = INSIDER_KINDS.map((kind) => ({ kind, tried: 0, found: 0 }));
  return {
    async tryOn(day: number, startsAt: number): Promise<void> {
      const present = workers.filter(
        ({ from, until }) => from <= day - LEARNING_DAYS && until > day,
      );
      for (const tally of tallies) {
        const candidates = present.filter((worker) => tally.kind.fits(worker));
        for (let trial = 0; trial < INSIDERS_PER_DAY; trial += 1) {
          const acts = tally.kind.acts(random, random.pick(candidates), startsAt);
          tally.tried += 1;
          tally.found += Number(await observed.wouldFind(acts));
        }
      }
    },
    recall: () =>
      Object.fromEntries(
        tallies
          .filter(({ tried }) => tried > 0)
          .map(({ kind, tried, found }) => [kind.name, rounded(found / tried)]),
      ),
  };
}

function print(day: number, { person, alertRate, allowedRate, tails }: Verdict): void {
  const told = tails.map(
    ({ id, seen, usual, rate }) =>
      `${id} ${seen.toPrecision(3)} of ${usual?.toPrecision(3) ?? '–'} (${rate.toPrecision(2)} a day)`,
  );
  process.stdout.write(
    `${day} ${person} ${alertRate.toPrecision(2)} of ${allowedRate.toPrecision(2)}: ${told.join('; ')}\n`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
