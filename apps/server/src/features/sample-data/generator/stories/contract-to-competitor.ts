import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  managerOf,
  memberOf,
  type Company,
} from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { sentMail } from '../payloads/exchange-record.ts';
import { guestSharing, memberTarget, siteRecord } from '../payloads/site-record.ts';
import { COMPETITOR_DOMAIN } from '../sample-company.data.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const RECEIVER = `tessa.morn@${COMPETITOR_DOMAIN}`;
const TITLES = ['Frame contract Umber Energy final', 'Price list internal', 'Renewal terms'];

/** A contract and the prices behind it are shared with someone at a competitor. */
export const story = defineStory({
  id: 'contract-to-competitor',
  expects: {
    severity: 'MEDIUM',
    title: /^(?:Frame contract|Price list) .* shared with ravelin-forge\.example by /,
  },
  protagonist: (company) => memberOf(company, 'sales', 5),
  tell(company) {
    const person = story.protagonist(company);
    const noon = sceneOf(company, person, { daysBefore: 5, hour: 11, minute: 32 });
    const evening = sceneOf(company, person, { daysBefore: 5, hour: 17, minute: 48 });
    const files = dealFiles(company, evening);
    return [
      ...files.map((document, place) =>
        siteRecord(later(noon, place * 2 * MINUTE_MS), {
          workload: 'SharePoint',
          operation: 'FileAccessed',
          document,
        }),
      ),
      ...files.flatMap((document, place) => shared(later(evening, place * MINUTE_MS), document)),
      ...sentMail(later(evening, 9 * MINUTE_MS), {
        subject: 'As discussed',
        to: RECEIVER,
        sizeBytes: 9_400,
        attachment: null,
      }),
    ];
  },
  twin: scene({ who: ['sales', 7], daysBefore: 5, hour: 14, minute: 2 }, (moment) => {
    const manager = managerOf(moment.company, moment.person) ?? moment.person;
    return dealFiles(moment.company, moment).map((document, place) =>
      siteRecord(later(moment, place * MINUTE_MS), {
        workload: 'SharePoint',
        operation: 'SharingSet',
        document,
        more: memberTarget(manager.email),
      }),
    );
  }),
});

function dealFiles(company: Company, { random, person }: Moment): Document[] {
  const place = {
    random,
    folder: 'Deals',
    folderId: '0BSampleDeals',
    department: person.department.id,
    owner: person.email,
  };
  const year = new Date(company.endAt).getUTCFullYear();
  return TITLES.map((title) => createDocument(`${title} ${year}`, place));
}

/** The invitation, and the guest who follows it the same evening and once more the day after. */
function shared(moment: Moment, document: Document): SamplePayload[] {
  const act = { workload: 'SharePoint', document } as const;
  const guest = {
    UserId: `urn:spo:guest#${RECEIVER}`,
    UserKey: RECEIVER,
    UserType: 0,
    ClientIP: '192.0.2.44',
    IsManagedDevice: false,
  };
  return [
    ...guestSharing(moment, act, RECEIVER),
    ...[HOUR_MS, DAY_MS].map((ms) =>
      siteRecord(later(moment, ms), { ...act, operation: 'FileAccessed', more: guest }),
    ),
  ];
}
