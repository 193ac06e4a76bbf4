import { DAY_MS, type Company } from '../company/company.ts';
import type { Routine } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import { weighedHours, momentIn } from '../company/working-time.ts';
import { createRandom } from '../random.ts';
import type { Suite } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { cloudRoutine } from './cloud-routine.ts';
import { driveRoutine } from './drive-routine.ts';
import { exchangeRoutine } from './exchange-routine.ts';
import { gmailRoutine } from './gmail-routine.ts';
import { laptopRoutine } from './laptop-routine.ts';
import { microsoftRoutine } from './microsoft-routine.ts';
import { oktaRoutine } from './okta-routine.ts';
import { oneDriveRoutine, sharePointRoutine } from './site-routine.ts';
import { slackRoutine } from './slack-routine.ts';
import { teamsRoutine } from './teams-routine.ts';

/** Acts of an average person on a full working day; brings the sample to about 46,000 events. */
const ACTS_PER_DAY = 8.2;
/** Share of days on which a person is away. */
const AWAY = 0.06;

/** Actions recorded by laptop agents with contents, among a hundred others. */
const LAPTOP_HABIT = 12;

/** How the actions of a day are spread over the tools of an office suite. */
const HABITS: Readonly<Record<Suite, readonly (readonly [Routine, number])[]>> = {
  google: [
    [driveRoutine, 47],
    [gmailRoutine, 30],
    [slackRoutine, 12],
    [oktaRoutine, 11],
    [laptopRoutine, LAPTOP_HABIT],
  ],
  microsoft: [
    [sharePointRoutine, 27],
    [oneDriveRoutine, 22],
    [exchangeRoutine, 21],
    [teamsRoutine, 15],
    [microsoftRoutine, 9],
    [oktaRoutine, 6],
    [laptopRoutine, LAPTOP_HABIT],
  ],
};
const CLOUD_HABIT = [cloudRoutine, 14] as const;

/** All activity of an ordinary person in the 24 hours from `startAt`, in no order. */
export function dayOfPerson(company: Company, person: Person, startAt: number): SamplePayload[] {
  const day = Math.round((startAt - company.startAt) / DAY_MS);
  const random = createRandom(company.seed, person.email, day);
  if (random.chance(AWAY)) return [];
  const hours = weighedHours(person, startAt);
  const workload = hours.reduce((sum, [, weight]) => sum + weight, 0);
  const count = random.poisson(ACTS_PER_DAY * person.volume * workload);
  const habits = habitsOf(person);
  return Array.from({ length: count }).flatMap(() => {
    const at = momentIn(hours, random);
    return random.weighted(habits)({ company, person, at, random });
  });
}

function habitsOf({ department }: Person): readonly (readonly [Routine, number])[] {
  const habits = HABITS[department.suite];
  return department.hasCloudAccess ? [...habits, CLOUD_HABIT] : habits;
}
