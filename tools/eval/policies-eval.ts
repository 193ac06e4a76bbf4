import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILTIN_POLICIES } from '@waybill/engine';
import type { ActivityEvent } from '@waybill/contract';
import {
  createCompany,
  DAY_MS,
  SAMPLE_DAYS,
} from '../../apps/server/src/features/sample-data/generator/company/company.ts';
import {
  sampleDays,
  type SampleOptions,
} from '../../apps/server/src/features/sample-data/generator/sample-days.ts';
import {
  findingsIn,
  readSample,
} from '../../apps/server/src/features/sample-data/generator/testing/sample-findings.ts';
import { ROOT } from '../repository/root.ts';
import { company } from './behaviour/company.ts';
import { Random } from './lineage/random.ts';
import { hasEventsFor } from './policies/has-events-for.ts';

const FILE = 'tools/gen/policy-alerts.data.ts';
const END_AT = Date.UTC(2026, 10, 20, 20);
const OWN_DOMAIN = 'example.com';
const BEHAVIOUR_PEOPLE = 300;
const BEHAVIOUR_WEEKS = 6;

/** A generated organisation at work, in which nothing goes wrong. */
interface QuietOrganisation {
  people: number;
  weeks: number;
  events: ActivityEvent[];
}

/**
 * Counts what each built-in policy raises in generated organisations without incidents: the company of
 * the sample, with the records of many vendors, and that of the behaviour evaluation, with web uploads
 * and disks. Arguments: `[--seeds n] [--write]`; `--write` stores the figures for the guide of built-in
 * policies. The last line printed is one JSON object.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
    },
  });
  const tallies = new Map<string, Tally>();
  for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
    count(tallies, sampleCompany(seed));
    count(tallies, behaviourCompany(seed));
  }
  const rates = BUILTIN_POLICIES.flatMap(({ key, group }): [string, number][] => {
    const tally = tallies.get(key);
    if (!tally) return [];
    // Settings do not grow with people: posture counts for an organisation, all others for 1,000 people.
    const scale = group === 'posture' ? tally.weeks : tally.personWeeks / 1000;
    return [[key, Math.round((10 * tally.alerts) / scale) / 10]];
  });
  for (const [key, rate] of rates) process.stdout.write(`${String(rate).padStart(8)} ${key}\n`);
  if (values.write) await keep(rates);
  const total = rates.reduce((sum, [, rate]) => sum + rate, 0);
  const summary = {
    policies: BUILTIN_POLICIES.length,
    measured: rates.length,
    alertsPerWeekPer1000People: Math.round(total * 10) / 10,
  };
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

interface Tally {
  alerts: number;
  weeks: number;
  personWeeks: number;
}

/** Adds an organisation to the policies whose kind of event it has. */
function count(tallies: Map<string, Tally>, { people, weeks, events }: QuietOrganisation): void {
  const found = Map.groupBy(findingsIn(events), ({ policy }) => policy.key);
  for (const policy of BUILTIN_POLICIES) {
    if (!hasEventsFor(policy, events)) continue;
    const tally = tallies.get(policy.key) ?? { alerts: 0, weeks: 0, personWeeks: 0 };
    tally.alerts += found.get(policy.key)?.length ?? 0;
    tally.weeks += weeks;
    tally.personWeeks += people * weeks;
    tallies.set(policy.key, tally);
  }
}

function sampleCompany(seed: number): QuietOrganisation {
  const options: SampleOptions = { seed, endAt: END_AT, ownDomain: OWN_DOMAIN };
  const payloads = [...sampleDays(options, [])].flat();
  return {
    people: createCompany(options).people.length,
    weeks: SAMPLE_DAYS / 7,
    events: readSample(payloads, OWN_DOMAIN).events.map(({ event }) => event),
  };
}

function behaviourCompany(seed: number): QuietOrganisation {
  const days = 7 * BEHAVIOUR_WEEKS;
  const { day } = company(new Random(seed), {
    people: BEHAVIOUR_PEOPLE,
    days,
    unrest: 1,
    isMailOnly: false,
  });
  const startAt = END_AT - days * DAY_MS;
  return {
    people: BEHAVIOUR_PEOPLE,
    weeks: BEHAVIOUR_WEEKS,
    events: Array.from({ length: days }, (_, index) => day(index, startAt + index * DAY_MS)).flat(),
  };
}

async function keep(rates: readonly (readonly [string, number])[]): Promise<void> {
  const lines = rates.map(([key, rate]) => `  '${key}': ${rate},`);
  const text = [
    '/**',
    ' * Alerts per week and 1,000 people where nothing goes wrong; of posture changes, per week.',
    ' * A policy that is not here has no such events in the generated organizations.',
    ' * Written by `npm run eval -- policies --write`.',
    ' */',
    'export const POLICY_ALERTS: Readonly<Record<string, number>> = {',
    ...lines,
    '};',
    '',
  ];
  await writeFile(path.join(ROOT, FILE), text.join('\n'));
}
