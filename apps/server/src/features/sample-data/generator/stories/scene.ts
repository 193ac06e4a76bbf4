import { memberOf, type Company } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import { workdayBefore } from '../company/working-time.ts';
import { createRandom } from '../random.ts';
import type { SamplePayload } from '../sample-payload.ts';
import type { Scene } from './story.ts';

/** Start of a scene: local time, working days counted back from the end of the sample. */
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

/** A scene that starts at one time. `who`: the department, and the index in it counted from its end. */
export function scene(
  { who: [department, fromEnd], ...when }: SceneTime & { who: readonly [string, number] },
  tell: (moment: Moment) => SamplePayload[],
): Scene {
  const protagonist = (company: Company): Person => memberOf(company, department, fromEnd);
  return { protagonist, tell: (company) => tell(sceneOf(company, protagonist(company), when)) };
}
