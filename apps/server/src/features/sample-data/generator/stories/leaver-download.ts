import { DAY_MS, MINUTE_MS, managerOf, memberOf, type Company } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { PRIVATE_COMPUTER } from '../everyday/private-devices.ts';
import { later, privateAddress } from '../everyday/somebody.ts';
import { sentMail } from '../payloads/exchange-record.ts';
import { siteRecord } from '../payloads/site-record.ts';
import { signIn } from '../routines/microsoft-routine.ts';
import { CUSTOMER_DOMAINS } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const LEAVES_AFTER_DAYS = 7;
const DEPARTMENT_FILES = 80;
/** From this one on the files go to the leaver's private computer. */
const FIRST_ON_PRIVATE_COMPUTER = 105;
const SECONDS_BETWEEN = 19;
const PAPERS = ['Account plan', 'Contact list', 'Offer history', 'Meeting notes', 'Renewal plan'];

/**
 * A week before the last working day a salesperson downloads customer files through the evening: first
 * to the company's laptop, then to a computer at home.
 */
export const story = defineStory({
  id: 'leaver-download',
  expects: { severity: 'HIGH', title: /^150 files downloaded from \w+ by / },
  protagonist: (company) => memberOf(company, 'sales', 0),
  tell(company) {
    const person = story.protagonist(company);
    const evening = sceneOf(company, person, { daysBefore: 4, hour: 19, minute: 36 });
    const last = sceneOf(company, person, { daysBefore: 2, hour: 8, minute: 52 });
    return [
      ...resignation(company, evening.at),
      signIn(evening, true),
      ...filesOf(evening).map((document, place) =>
        download(later(evening, 2 * MINUTE_MS + place * SECONDS_BETWEEN * 1000), document, place),
      ),
      ...sentMail(last, {
        subject: 'For safekeeping',
        to: privateAddress(last),
        sizeBytes: 7_600_000,
        attachment: 'contacts.zip',
      }),
    ];
  },
  twin: scene({ who: ['sales', 8], daysBefore: 4, hour: 10, minute: 9 }, (moment) =>
    filesOf(moment)
      .slice(0, 12)
      .map((document, place) => download(later(moment, place * MINUTE_MS), document, place)),
  ),
});

function resignation(company: Company, downloadAt: number): SamplePayload[] {
  const person = story.protagonist(company);
  const morning = sceneOf(company, person, { daysBefore: 7, hour: 9, minute: 15 });
  const lastDay = new Date(downloadAt + LEAVES_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
  return sentMail(morning, {
    subject: `My resignation, last working day ${lastDay}`,
    to: managerOf(company, person)?.email ?? memberOf(company, 'people', 0).email,
    sizeBytes: 41_000,
    attachment: 'letter.pdf',
  });
}

/** The department's files, and papers on every customer out of the person's own drive. */
function filesOf({ company, random, person }: Moment): Document[] {
  const place = {
    random,
    folder: 'Accounts',
    folderId: '0BSampleAccounts',
    department: person.department.id,
    owner: person.email,
  };
  const customers = CUSTOMER_DOMAINS.map((domain) => domain.split('.')[0] ?? domain);
  const own = customers.flatMap((customer) =>
    PAPERS.flatMap((paper) =>
      ['2025', '2026'].map((year) => createDocument(`${paper} ${customer} ${year}`, place)),
    ),
  );
  return [...company.documents.ofDepartment('sales').slice(0, DEPARTMENT_FILES), ...own];
}

function download(moment: Moment, document: Document, place: number): SamplePayload {
  const isPrivate = place >= FIRST_ON_PRIVATE_COMPUTER;
  return siteRecord(moment, {
    workload: place < DEPARTMENT_FILES ? 'SharePoint' : 'OneDrive',
    operation: 'FileDownloaded',
    document,
    more: { ClientIP: moment.person.homeIp, ...(isPrivate && PRIVATE_COMPUTER) },
  });
}
