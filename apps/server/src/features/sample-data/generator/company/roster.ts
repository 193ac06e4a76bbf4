import { createRandom, type Random } from '../random.ts';
import {
  DEPARTMENTS,
  OFFICES,
  SAMPLE_MANAGED_DEVICES,
  type Department,
  type Office,
} from '../sample-company.data.ts';
import type { SampleOptions } from '../sample-payload.ts';
import { NAME_REGIONS } from './people-names.data.ts';
import type { Person } from './person.ts';

/** How many report to one lead. */
const TEAM_SIZE = 8;
/** Letters that decomposing does not turn into ASCII. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae' };

/** The company's people, department by department: its head first, then leads and their teams. */
export function createRoster({ seed, ownDomain }: SampleOptions): Person[] {
  const random = createRandom(seed, 'roster');
  const names = distinctNames(random);
  const people: Person[] = [];
  for (const department of DEPARTMENTS) {
    const office = officeOf(random);
    let lead: string | null = null;
    const head: string | null = people[0]?.email ?? null;
    let departmentHead: string | null = null;
    for (let place = 0; place < department.headcount; place += 1) {
      const name = names[people.length] ?? `Person ${people.length}`;
      const isLead = place % TEAM_SIZE === 1 && department.headcount > TEAM_SIZE;
      const person = createPerson({ random, department, name, ownDomain, index: people.length });
      people.push({
        ...person,
        office: place === 0 ? office : person.office,
        title: titleOf(department, place, isLead),
        managerEmail: place === 0 ? head : isLead ? departmentHead : (lead ?? departmentHead),
      });
      if (place === 0) departmentHead = person.email;
      else if (isLead) lead = person.email;
    }
  }
  return people;
}

function titleOf({ titles }: Department, place: number, isLead: boolean): string {
  if (place === 0) return titles[0];
  return isLead ? titles[1] : titles[2];
}

interface PersonPlan {
  random: Random;
  department: Department;
  name: string;
  ownDomain: string;
  index: number;
}

function createPerson({ random, department, name, ownDomain, index }: PersonPlan): Person {
  const isAppleUser = random.chance(department.suite === 'google' ? 0.7 : 0.15);
  return {
    name,
    email: `${addressName(name)}@${ownDomain.toLowerCase()}`,
    department,
    title: department.titles[2],
    managerEmail: null,
    office: officeOf(random),
    device: SAMPLE_MANAGED_DEVICES[index] ?? `lt-${index}`,
    os: isAppleUser ? 'Mac OS X' : 'Windows',
    homeIp: random.chance(0.25)
      ? `2001:db8:${(index + 256).toString(16)}::${random.hex(3)}`
      : `198.51.100.${1 + (index % 254)}`,
    // Divided by the mean of the law, so that a seed changes who is busy and not how much there is.
    volume: (department.pace * random.logNormal(0.45)) / Math.exp(0.45 ** 2 / 2),
    homeShare: random.float() * 0.6,
    googleId: `1${random.digits(20)}`,
    microsoftKey: `1003${random.hex(12)}`,
    oktaId: `00u${random.hex(17)}`,
    slackId: `U0${random.hex(8).toUpperCase()}`,
  };
}

function officeOf(random: Random): Office {
  return random.weighted(OFFICES.map((office) => [office, office.weight] as const));
}

/** Every pair of names of a region, in the order that the seed gives. */
function distinctNames(random: Random): string[] {
  const pairs = NAME_REGIONS.flatMap(({ given, family }) =>
    given.flatMap((first) => family.map((last) => `${first} ${last}`)),
  );
  return pairs
    .map((name) => ({ name, order: random.float() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ name }) => name);
}

/** `Inês Valadares` is `ines.valadares`. */
export function addressName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[øłßæ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}
