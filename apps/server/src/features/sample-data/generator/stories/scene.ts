import type { Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import { workdayBefore } from '../company/working-time.ts';
import { createRandom } from '../random.ts';

/** When a scene begins: local clock time, working days counted back from the end of the sample. */
export interface SceneTime {
  daysBefore: number;
  hour: number;
  minute: number;
}

/** The start of a scene of a story; draws of one scene do not shift those of another. */
export function sceneOf(company: Company, person: Person, when: SceneTime): Moment {
  const at = workdayBefore(company, person, when);
  const random = createRandom(company.seed, 'scene', person.email, when.daysBefore, when.hour);
  return { company, person, at, random };
}
