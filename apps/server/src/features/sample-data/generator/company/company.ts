import type { SampleOptions } from '../sample-payload.ts';
import { createDocuments, type DocumentShelf } from './documents.ts';
import type { Person } from './person.ts';
import { createRoster } from './roster.ts';

/** Length of the sample. */
export const SAMPLE_DAYS = 30;
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

/** The company that the sample reports. */
export interface Company {
  seed: number;
  /** Epoch milliseconds: start and end of the sample. */
  startAt: number;
  endAt: number;
  ownDomain: string;
  /** First label of the own domain; names its workspaces and Microsoft tenant. */
  label: string;
  people: readonly Person[];
  documents: DocumentShelf;
}

/** The company as the options describe it; the same options give the same company. */
export function createCompany(options: SampleOptions): Company {
  const ownDomain = options.ownDomain.toLowerCase();
  const people = createRoster(options);
  return {
    seed: options.seed,
    startAt: options.endAt - SAMPLE_DAYS * DAY_MS,
    endAt: options.endAt,
    ownDomain,
    label: ownDomain.split('.')[0] ?? ownDomain,
    people,
    documents: createDocuments(options, people),
  };
}

/** Someone in a department, counted from its end: 0 is the last one hired. Throws if none. */
export function memberOf(company: Company, departmentId: string, fromEnd: number): Person {
  const members = company.people.filter(({ department }) => department.id === departmentId);
  const person = members[members.length - 1 - fromEnd];
  if (person === undefined) throw new RangeError(`Nobody at place ${fromEnd} in ${departmentId}`);
  return person;
}

export function managerOf(company: Company, person: Person): Person | undefined {
  return company.people.find(({ email }) => email === person.managerEmail);
}
