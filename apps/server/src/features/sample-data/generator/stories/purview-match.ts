import { MINUTE_MS } from '../company/company.ts';
import { createDocument, type Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import { later } from '../everyday/somebody.ts';
import { dlpMatch } from '../payloads/dlp-match.ts';
import { guestSharing } from '../payloads/site-record.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

/** A file with card numbers is shared outside; Purview's match becomes evidence of the same detection. */
export const story = defineStory({
  id: 'purview-match',
  expects: { severity: 'HIGH', title: /^Chargebacks\.xlsx shared with helio-print\.example by / },
  ...scene({ who: ['finance', 9], daysBefore: 5, hour: 15, minute: 50 }, (moment) => {
    const document = chargebacks(moment);
    return [
      ...guestSharing(
        moment,
        { workload: 'OneDrive', document },
        'paula.esteves@helio-print.example',
      ),
      dlpMatch(later(moment, 8 * MINUTE_MS), {
        workload: 'OneDrive',
        document,
        rule: 'High volume of card numbers',
        severity: 'High',
        count: 240,
      }),
    ];
  }),
  twin: scene({ who: ['finance', 11], daysBefore: 5, hour: 11, minute: 14 }, (moment) => [
    dlpMatch(moment, {
      workload: 'OneDrive',
      document: chargebacks(moment),
      rule: 'Low volume of card numbers',
      severity: 'Low',
      count: 1,
    }),
  ]),
});

function chargebacks({ random, person }: Moment): Document {
  const place = {
    random,
    folder: 'Closing',
    folderId: '0BSampleClosing',
    department: 'finance',
    owner: person.email,
  };
  return { ...createDocument('Chargebacks', place), name: 'Chargebacks.xlsx', extension: 'xlsx' };
}
