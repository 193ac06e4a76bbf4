import { createRandom } from '../random.ts';
import { DAY_MS } from './company.ts';
import type { Moment } from './moment.ts';
import type { Person } from './person.ts';

const AGENTS = {
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mac OS X':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
} as const;

/** Address of the person's traffic: at home or in the office for the whole day. */
export function addressOf({ company, person, at }: Moment): string {
  const day = Math.floor(at / DAY_MS);
  const isAtHome = createRandom(company.seed, person.email, 'home', day).chance(person.homeShare);
  return isAtHome ? person.homeIp : person.office.egressIp;
}

export function browserOf(person: Person): string {
  return AGENTS[person.os];
}

/** A person's name in an outside address, for sender and recipient fields. */
export function colleagueOf({ company, person, random }: Moment): Person {
  const team = company.people.filter(({ department }) => department.id === person.department.id);
  const colleague = random.pick(random.chance(0.7) ? team : company.people);
  return colleague.email === person.email ? random.pick(company.people) : colleague;
}
