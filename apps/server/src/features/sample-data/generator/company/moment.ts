import type { Random } from '../random.ts';
import type { SamplePayload } from '../sample-payload.ts';
import type { Company } from './company.ts';
import type { Person } from './person.ts';

/** A person at a given time: the basis of every payload. */
export interface Moment {
  company: Company;
  person: Person;
  /** Epoch milliseconds. */
  at: number;
  random: Random;
}

/** A person's action in the course of a day, as the vendors report it. */
export type Routine = (moment: Moment) => SamplePayload[];
