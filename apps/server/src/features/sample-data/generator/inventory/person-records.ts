import { DAY_MS, type Company } from '../company/company.ts';
import type { Person } from '../company/person.ts';
import { createRandom } from '../random.ts';
import { SAMPLE_SLACK_WORKSPACE } from '../sample-company.data.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';
import type { Standing } from './standing.ts';

/** First employee number. */
const FIRST_NUMBER = 1001;

/** A person as the company's systems list them. */
export interface Member {
  person: Person;
  /** Place in the company's list of people. */
  index: number;
  standing: Standing;
  /** When the systems were asked, epoch milliseconds. */
  at: number;
}

/** An employee as the HR system reports them. */
export function hrRecord(
  { seed }: Company,
  { person, index, standing, at }: Member,
): SamplePayload {
  const random = createRandom(seed, 'hr', person.email);
  const [first = '', ...rest] = person.name.split(' ');
  const hiredAt = at - random.between(120, 3200) * DAY_MS;
  return jsonPayload('bamboohr', at, {
    id: String(index + 1),
    displayName: person.name,
    firstName: first,
    lastName: rest.join(' '),
    workEmail: person.email,
    employeeNumber: String(FIRST_NUMBER + index),
    jobTitle: person.title,
    department: person.department.name,
    location: person.office.city,
    supervisorEmail: person.managerEmail,
    status: standing === 'left' ? 'Inactive' : 'Active',
    employmentHistoryStatus: standing === 'contractor' ? 'Contractor' : 'Full-Time',
    hireDate: dayOf(hiredAt),
    terminationDate: lastDayOf(standing, at),
    lastChanged: new Date(at - random.between(1, 90) * DAY_MS).toISOString(),
  });
}

/** The last day of work, as HR writes it. */
function lastDayOf(standing: Standing, at: number): string {
  if (standing === 'left') return dayOf(at - 3 * DAY_MS);
  return standing === 'leaving' ? dayOf(at + 11 * DAY_MS) : '0000-00-00';
}

const OKTA_STATUS: Record<Standing, string> = {
  employed: 'ACTIVE',
  contractor: 'ACTIVE',
  suspended: 'SUSPENDED',
  leaving: 'ACTIVE',
  // No one has told the directory yet.
  left: 'ACTIVE',
};

/** A user of the directory, as the Users API lists them. */
export function oktaUser(
  { seed }: Company,
  { person, index, standing, at }: Member,
): SamplePayload {
  const random = createRandom(seed, 'directory', person.email);
  const [firstName = '', ...rest] = person.name.split(' ');
  const changedAt = at - random.between(1, 60) * DAY_MS;
  return jsonPayload('okta', at, {
    id: person.oktaId,
    status: OKTA_STATUS[standing],
    created: new Date(changedAt - random.between(60, 900) * DAY_MS).toISOString(),
    lastLogin: new Date(at - random.between(0, 72) * 3_600_000).toISOString(),
    lastUpdated: new Date(changedAt).toISOString(),
    profile: {
      firstName,
      lastName: rest.join(' '),
      email: person.email,
      login: person.email,
      employeeNumber: String(FIRST_NUMBER + index),
      title: person.title,
      department: person.department.name,
      managerId: person.managerEmail,
      userType: standing === 'contractor' ? 'Contractor' : 'Employee',
    },
  });
}

/** A member of the chat workspace, under the address that they joined it with. */
export function slackUser(
  { seed }: Company,
  { person, standing, at }: Member,
  address = person.email,
): SamplePayload {
  const random = createRandom(seed, 'chat', person.email);
  return jsonPayload('slack', at, {
    id: person.slackId,
    team_id: SAMPLE_SLACK_WORKSPACE,
    name: address.split('@')[0],
    real_name: person.name,
    deleted: standing === 'left',
    is_bot: false,
    is_restricted: standing === 'contractor',
    is_ultra_restricted: false,
    updated: Math.floor((at - random.between(5, 400) * DAY_MS) / 1000),
    profile: { real_name: person.name, email: address, title: person.title },
  });
}

/** A day as HR writes it, in UTC. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
