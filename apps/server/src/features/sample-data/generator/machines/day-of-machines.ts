import { DAY_MS, HOUR_MS, type Company } from '../company/company.ts';
import { createRandom, type Random } from '../random.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { BUSINESS_MACHINES } from './business-machines.ts';
import { CLOUD_MACHINES } from './cloud-machines.ts';
import { INVENTORY_MACHINES } from './inventory-machines.ts';
import type { MachineRule } from './machine-rule.ts';
import { OFFICE_MACHINES } from './office-machines.ts';
import { STORAGE_LOG_MACHINES } from './storage-log-machines.ts';

const RULES: readonly MachineRule[] = [
  ...CLOUD_MACHINES,
  ...STORAGE_LOG_MACHINES,
  ...OFFICE_MACHINES,
  ...BUSINESS_MACHINES,
  ...INVENTORY_MACHINES,
];

/** All activity of programs and services in the 24 hours from `startAt`, in no order. */
export function dayOfMachines(company: Company, startAt: number): SamplePayload[] {
  const day = Math.round((startAt - company.startAt) / DAY_MS);
  return RULES.flatMap((rule, place) => {
    const random = createRandom(company.seed, 'machine', place, day);
    return Array.from({ length: random.poisson(rule.perDay) }, () =>
      rule.act({ company, at: machineMoment(rule, startAt, random), random }),
    );
  });
}

/** A time in the rule's hours within the 24 hours from `startAt`. */
function machineMoment({ hours }: MachineRule, startAt: number, random: Random): number {
  if (hours === undefined) return startAt + Math.floor(random.float() * DAY_MS);
  const [from, until] = hours;
  const midnight = Math.floor(startAt / DAY_MS) * DAY_MS;
  const span = (until - from) * HOUR_MS;
  const at = midnight + from * HOUR_MS + Math.floor(random.float() * span);
  return at < startAt ? at + DAY_MS : at;
}
