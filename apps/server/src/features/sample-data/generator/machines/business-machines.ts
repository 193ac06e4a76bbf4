import type { Moment } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import { githubRecord, ownRepository } from '../payloads/github-record.ts';
import { googleCloudEntry } from '../payloads/google-cloud-entry.ts';
import { salesforceReport } from '../payloads/salesforce-report.ts';
import { snowflakeQuery } from '../payloads/snowflake-query.ts';
import type { MachineMoment, MachineRule } from './machine-rule.ts';

const REPOSITORIES = ['orders', 'routing', 'tariffs', 'web', 'infra', 'reports'] as const;
const REPORTS = ['My open deals', 'Renewals this quarter', 'Calls this week'] as const;

/** Ordinary work in the systems that hold code, customers and figures. */
export const BUSINESS_MACHINES: readonly MachineRule[] = [
  {
    perDay: 14,
    act: (moment) => {
      const place = moment.random.between(0, REPOSITORIES.length - 1);
      const build = { actor: 'build[bot]', external_identity_nameid: '', actor_is_bot: true };
      return githubRecord(someoneOf(moment, 'engineering'), 'git.fetch', {
        ...ownRepository(moment, REPOSITORIES[place] ?? 'web', place),
        ...build,
      });
    },
  },
  {
    perDay: 10,
    hours: [7, 17],
    act: (moment) =>
      salesforceReport(someoneOf(moment, 'sales'), {
        operation: 'ReportRunFromLightning',
        name: moment.random.pick(REPORTS),
        rows: moment.random.between(4, 60),
        columns: ['Opportunity.Name', 'Opportunity.StageName'],
      }),
  },
  {
    perDay: 12,
    hours: [1, 4],
    act: (moment) =>
      snowflakeQuery(moment, {
        type: 'COPY',
        text: 'COPY INTO PROD.CRM.ORDERS FROM @PROD.CRM.INTAKE FILE_FORMAT=(TYPE=CSV)',
        rows: moment.random.between(900, 6000),
        user: 'LOADER',
      }),
  },
  {
    perDay: 10,
    act: (moment) => {
      const { company, random } = moment;
      return googleCloudEntry(moment, {
        service: 'storage',
        method: 'storage.objects.create',
        resource: `projects/_/buckets/${company.label}-site/objects/pages/${random.between(1, 90)}.html`,
        caller: {
          email: `publisher@${company.label}-apps.iam.gserviceaccount.com`,
          ip: '203.0.113.130',
        },
      });
    },
  },
];

function someoneOf(moment: MachineMoment, department: string): Moment {
  const people = moment.company.people.filter((person) => person.department.id === department);
  const person: Person = moment.random.pick(people);
  return { ...moment, person };
}
