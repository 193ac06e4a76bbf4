import { createRandom, type Random } from '../random.ts';
import {
  DEPARTMENTS,
  HEADCOUNT,
  OFFICES,
  SAMPLE_MANAGED_DEVICES,
  type Department,
} from '../sample-company.data.ts';
import type { SampleOptions } from '../sample-payload.ts';
import { addressName } from './address-name.ts';
import { NAME_REGIONS } from './people-names.data.ts';
import type { Person } from './person.ts';

/** Direct reports per lead. */
const TEAM_SIZE = 8;
/** Spread of people's activity. */
const VOLUME_SIGMA = 0.45;

/** The company's people, department by department: its head first, then leads, each before the team. */
export function createRoster({ seed, ownDomain }: SampleOptions): Person[] {
  const random = createRandom(seed, 'roster');
  const names = distinctNames(random);
  const volumes = volumesOf(random);
  const people: Person[] = [];
  for (const department of DEPARTMENTS) {
    const start = people.length;
    for (let place = 0; place < department.headcount; place += 1) {
      const name = names[people.length] ?? `Person ${people.length}`;
      const boss = superiorPlace(department, place);
      people.push({
        ...createPerson(random, people.length, department.suite === 'google'),
        name,
        email: `${addressName(name)}@${ownDomain.toLowerCase()}`,
        department,
        title: titleOf(department, place),
        // Heads of departments report to the first of all.
        managerEmail: people[boss === null ? 0 : start + boss]?.email ?? null,
        volume: department.pace * (volumes[people.length] ?? 1),
      });
    }
  }
  return people;
}

type PersonalFacts = Omit<
  Person,
  'name' | 'email' | 'department' | 'title' | 'managerEmail' | 'volume'
>;

function createPerson(random: Random, index: number, isGoogleUser: boolean): PersonalFacts {
  return {
    office: random.weighted(OFFICES.map((office) => [office, office.weight] as const)),
    device: SAMPLE_MANAGED_DEVICES[index] ?? `lt-${index}`,
    os: random.chance(isGoogleUser ? 0.7 : 0.15) ? 'Mac OS X' : 'Windows',
    homeIp: random.chance(0.25)
      ? `2001:db8:${(index + 256).toString(16)}::${random.hex(3)}`
      : `198.51.100.${1 + (index % 254)}`,
    homeShare: random.float() * 0.6,
    googleId: `1${random.digits(20)}`,
    microsoftKey: `1003${random.hex(12)}`,
    oktaId: `00u${random.hex(17)}`,
    slackId: `U0${random.hex(8).toUpperCase()}`,
  };
}

/** Log-normal with a mean of exactly 1: a seed changes who is busy, not the total amount of work. */
function volumesOf(random: Random): number[] {
  const drawn = Array.from({ length: HEADCOUNT }, () => random.logNormal(VOLUME_SIGMA));
  const mean = drawn.reduce((sum, volume) => sum + volume, 0) / HEADCOUNT;
  return drawn.map((volume) => volume / mean);
}

/** Leads are at 1, 9, 17, … of departments that are larger than one team. */
function isLead({ headcount }: Department, place: number): boolean {
  return headcount > TEAM_SIZE && place % TEAM_SIZE === 1;
}

/** Index of a person's manager in the department; null for its head. */
function superiorPlace(department: Department, place: number): number | null {
  if (place === 0) return null;
  if (department.headcount <= TEAM_SIZE || isLead(department, place)) return 0;
  return place - ((place - 1) % TEAM_SIZE);
}

function titleOf(department: Department, place: number): string {
  const [head, lead, member] = department.titles;
  if (place === 0) return head;
  return isLead(department, place) ? lead : member;
}

/** Every pair of names of a region, in the order that the seed gives. */
function distinctNames(random: Random): string[] {
  const pairs = NAME_REGIONS.flatMap(({ given, family }) =>
    given.flatMap((first) => family.map((last) => `${first} ${last}`)),
  );
  return random.shuffled(pairs);
}
