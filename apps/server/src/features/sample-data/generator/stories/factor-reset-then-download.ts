import { HOUR_MS, memberOf, MINUTE_MS } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { PRIVATE_COMPUTER } from '../everyday/private-devices.ts';
import { oktaEntry } from '../payloads/okta-entry.ts';
import { siteRecord } from '../payloads/site-record.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const FILES = 120;
const SECONDS_BETWEEN = 14;
const FOREIGN_IP = '192.0.2.77';

/**
 * A caller talks the help desk into resetting the second factors of someone in finance. Within the hour the
 * account downloads the closing files to a computer that no one knows.
 */
export const story = defineStory({
  id: 'factor-reset-then-download',
  expects: { severity: 'HIGH', title: /^1\d\d files downloaded from SharePoint by / },
  ...scene({ who: ['it', 8], daysBefore: 4, hour: 16, minute: 12 }, (moment) => {
    const victim = memberOf(moment.company, 'finance', 10);
    const target = {
      id: victim.oktaId,
      type: 'User',
      alternateId: victim.email,
      displayName: victim.name,
    };
    const taken = { ...later(moment, HOUR_MS), person: victim };
    const shelf = moment.company.documents.ofDepartment('finance');
    return [
      oktaEntry(moment, {
        eventType: 'user.mfa.factor.reset_all',
        message: 'Reset all factors for user',
        target: [target],
      }),
      ...Array.from({ length: FILES }, (_, place) => {
        const document = shelf[place % shelf.length] ?? moment.random.pick(shelf);
        const uniqueId = place < shelf.length ? document.uniqueId : moment.random.uuid();
        return siteRecord(later(taken, place * SECONDS_BETWEEN * 1000), {
          workload: 'SharePoint',
          operation: 'FileDownloaded',
          document: { ...document, uniqueId, name: `${place + 1} ${document.name}` },
          more: { ...PRIVATE_COMPUTER, ClientIP: FOREIGN_IP },
        });
      }),
    ];
  }),
  twin: scene({ who: ['it', 9], daysBefore: 4, hour: 9, minute: 33 }, (moment) => [
    oktaEntry(moment, {
      eventType: 'user.mfa.factor.activate',
      message: 'Activate factor for user',
      target: [
        {
          id: moment.person.oktaId,
          type: 'User',
          alternateId: moment.person.email,
          displayName: moment.person.name,
        },
      ],
    }),
    oktaEntry(later(moment, MINUTE_MS), {
      eventType: 'user.session.start',
      message: 'User login to Okta',
    }),
  ]),
});
