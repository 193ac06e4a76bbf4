import type { Moment } from '../company/moment.ts';
import type { Person } from '../company/person.ts';
import { driveActivity } from '../payloads/drive-activity.ts';
import { oktaEntry } from '../payloads/okta-entry.ts';
import { siteRecord } from '../payloads/site-record.ts';
import { slackEntry } from '../payloads/slack-entry.ts';
import type { MachineMoment, MachineRule } from './machine-rule.ts';

/** Service account for writing and collecting reports, with its own licence. */
const REPORTER = 'svc-reports';

export const OFFICE_MACHINES: readonly MachineRule[] = [
  {
    perDay: 14,
    hours: [3, 6],
    act: (moment) => {
      const { random, company } = moment;
      const document = random.pick(company.documents.ofDepartment('product'));
      const operation = random.pick(['view', 'edit'] as const);
      return driveActivity(asReporter(moment), document, [[operation, {}]]);
    },
  },
  {
    perDay: 12,
    act: (moment) => {
      const document = moment.random.pick(moment.company.documents.ofDepartment('finance'));
      return siteRecord(asReporter(moment), {
        workload: 'SharePoint',
        operation: moment.random.pick(['FileAccessed', 'FileModified']),
        document,
        more: { UserId: 'app@sharepoint', UserKey: 'app@sharepoint', UserType: 5 },
      });
    },
  },
  {
    perDay: 6,
    act: (moment) => {
      const person = moment.random.pick(moment.company.people);
      return oktaEntry(asReporter(moment), {
        eventType: 'application.provision.user.sync',
        message: 'Sync user in external application',
        target: [
          {
            id: person.oktaId,
            type: 'User',
            alternateId: person.email,
            displayName: person.name,
          },
        ],
        more: {
          actor: {
            id: '00usystem00000000000',
            type: 'SystemPrincipal',
            alternateId: 'system',
            displayName: 'Okta System',
          },
        },
      });
    },
  },
  {
    perDay: 5,
    act: (moment) =>
      slackEntry(asReporter(moment), {
        action: 'workflow_published',
        entity: { type: 'workflow', workflow: { id: 'Wf0STANDUP', name: 'Daily stand-up' } },
      }),
  },
];

/** The reporting account in the place of a person. */
function asReporter({ company, at, random }: MachineMoment): Moment {
  const [first] = company.people;
  if (first === undefined) throw new Error('The company has people');
  const reporter: Person = {
    ...first,
    name: REPORTER,
    email: `${REPORTER}@${company.ownDomain}`,
    homeShare: 0,
    googleId: '100000000000000000001',
    microsoftKey: '1003000000000001',
    oktaId: '00usvcreports0000000',
    slackId: 'U0SVCREPORTS',
  };
  return { company, person: reporter, at, random };
}
