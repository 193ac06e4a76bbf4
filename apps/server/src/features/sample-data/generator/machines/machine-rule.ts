import type { Company } from '../company/company.ts';
import type { Random } from '../random.ts';
import type { SamplePayload } from '../sample-payload.ts';

export interface MachineMoment {
  company: Company;
  at: number;
  random: Random;
}

/** A program's recurring activity, also on weekends. */
export interface MachineRule {
  /** Mean number of times a day. */
  perDay: number;
  /** Hours of UTC in which it runs, from and up to; all day when absent. */
  hours?: readonly [number, number];
  act(moment: MachineMoment): SamplePayload;
}
