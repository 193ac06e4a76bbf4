import { HOUR_MS, MINUTE_MS, managerOf, memberOf, type Company } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { driveActivity, internalAccess, linkAccess } from '../payloads/drive-activity.ts';
import type { GoogleValues } from '../payloads/google-parameters.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const MONTHS = 10;
const SITES = ['Hamburg', 'Boston', 'Lisbon'];
const SHARED_DRIVE = 'People Operations';

const IN_SHARED_DRIVE: GoogleValues = {
  owner: SHARED_DRIVE,
  owner_is_shared_drive: true,
  owner_is_team_drive: true,
  shared_drive_id: '0ASampleSharedDrive',
};

/**
 * Someone in human resources shares the payroll folder with everyone who has the link, to send it to an
 * auditor; Drive applies the change to every file in it. The next morning it is noticed.
 */
export const story = defineStory({
  id: 'payroll-opened',
  expects: { severity: 'HIGH', title: /^\d+ files opened to anyone with the link by / },
  protagonist: (company) => memberOf(company, 'people', 1),
  tell(company) {
    const person = story.protagonist(company);
    const morning = sceneOf(company, person, { daysBefore: 6, hour: 10, minute: 12 });
    const afternoon = sceneOf(company, person, { daysBefore: 6, hour: 15, minute: 24 });
    const next = sceneOf(company, managerOf(company, person) ?? person, {
      daysBefore: 5,
      hour: 9,
      minute: 41,
    });
    const { folder, files } = payroll(company, afternoon);
    return [
      ...files.slice(0, 4).map((file, place) => look(later(morning, place * MINUTE_MS), file)),
      look(afternoon, folder),
      ...files.map((file, place) =>
        access(later(afternoon, 3 * MINUTE_MS + place * 700), file, handedDown()),
      ),
      access(later(afternoon, 4 * MINUTE_MS), folder, linkAccess('shared_internally')),
      access(later(afternoon, 11 * MINUTE_MS), files[0] ?? folder, publishedOnTheWeb()),
      look(later(afternoon, HOUR_MS), folder),
      look(next, folder),
      access(later(next, 4 * MINUTE_MS), folder, madePrivate()),
    ];
  },
  twin: scene({ who: ['people', 2], daysBefore: 6, hour: 11, minute: 3 }, (moment) => {
    const { files } = payroll(moment.company, moment);
    const manager = managerOf(moment.company, moment.person) ?? moment.person;
    return files
      .slice(0, 3)
      .map((file, place) =>
        access(later(moment, place * MINUTE_MS), file, [
          ['change_user_access', internalAccess(manager.email, 'can_view')],
        ]),
      );
  }),
});

function payroll(company: Company, { random, person }: Moment) {
  const place = {
    random,
    folder: 'Payroll',
    folderId: '0BSamplePayroll',
    department: 'people',
    owner: person.email,
  };
  const year = new Date(company.endAt).getUTCFullYear();
  const files = Array.from({ length: MONTHS }, (_, month) =>
    SITES.map((site) =>
      createDocument(`Payroll ${year}-${String(month + 1).padStart(2, '0')} ${site}`, place),
    ),
  ).flat();
  const folder: Document = {
    ...createDocument('Payroll', place),
    name: `Payroll ${year}`,
    driveType: 'folder',
  };
  return { folder, files };
}

type Change = readonly (readonly [string, GoogleValues])[];

function look(moment: Moment, document: Document): SamplePayload {
  return driveActivity(moment, document, [['view', IN_SHARED_DRIVE]]);
}

function access(moment: Moment, document: Document, change: Change): SamplePayload {
  return driveActivity(
    moment,
    document,
    change.map(([name, values]) => [name, { ...IN_SHARED_DRIVE, ...values }]),
  );
}

/** The change in Drive's log for the contents of the folder. */
function handedDown(): Change {
  return linkAccess('shared_internally')
    .filter(([name]) => name === 'change_document_visibility')
    .map(([name, values]) => [`${name}_hierarchy_reconciled`, { ...values, primary_event: false }]);
}

function publishedOnTheWeb(): Change {
  return [
    [
      'change_document_visibility',
      {
        visibility: 'public_on_the_web',
        old_visibility: 'people_with_link',
        visibility_change: 'external',
        target_domain: 'all',
        old_value: ['people_with_link'],
        new_value: ['public_on_the_web'],
      },
    ],
  ];
}

function madePrivate(): Change {
  return [
    [
      'change_document_visibility',
      {
        visibility: 'private',
        old_visibility: 'people_with_link',
        visibility_change: 'internal',
        target_domain: 'all',
        old_value: ['people_with_link'],
        new_value: ['private'],
      },
    ],
  ];
}
