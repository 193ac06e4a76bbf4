import type { Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { someWorkMoment } from '../company/working-time.ts';
import { createRandom } from '../random.ts';
import { PERSONAL_DOMAINS, type Suite } from '../sample-company.data.ts';

/** Working times of different people in an office suite; `topic` keeps the draws independent. */
export function someWorkMoments(
  company: Company,
  topic: string,
  wanted: { suite: Suite; count: number },
): Moment[] {
  const random = createRandom(company.seed, 'everyday', topic);
  const users = company.people.filter(({ department }) => department.suite === wanted.suite);
  return random
    .shuffled(users)
    .slice(0, wanted.count)
    .map((person) => {
      const at = someWorkMoment(company, person, random);
      return { company, person, at, random };
    });
}

/** The person's private mail address. */
export function privateAddress({ person, random }: Pick<Moment, 'person' | 'random'>): string {
  return `${person.email.split('@')[0]}@${random.pick(PERSONAL_DOMAINS)}`;
}

/** The same person this many milliseconds later. */
export function later(moment: Moment, ms: number): Moment {
  return { ...moment, at: moment.at + ms };
}
