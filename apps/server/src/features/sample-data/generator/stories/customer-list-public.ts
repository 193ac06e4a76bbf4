import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { createDocument } from '../company/documents.ts';
import { customerCardTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, uploaded } from '../payloads/agent-acts.ts';
import { agentRecord } from '../payloads/agent-record.ts';
import { driveActivity, internalAccess } from '../payloads/drive-activity.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const CUSTOMERS = 900;
const DRIVE = { url: 'https://drive.google.com/drive/my-drive', title: 'My Drive' };

/** The list of all customers, with their cards, is published on the web for a mailing agency. */
export const story = defineStory({
  id: 'customer-list-public',
  expects: {
    severity: 'CRITICAL',
    title: /^900 card numbers .*from All customers 2026\.csv opened to the public by /,
  },
  ...scene({ who: ['marketing', 6], daysBefore: 1, hour: 15, minute: 2 }, (moment) => {
    const { person, random } = moment;
    const text = customerCardTable(random, CUSTOMERS);
    const file = laptopFile(moment, 'All customers 2026.csv', { size: text.length });
    const own = { ...DRIVE, account: person.email };
    return [uploaded(moment, file, own, text), published(later(moment, 4 * MINUTE_MS), file, text)];
  }),
  twin: scene({ who: ['marketing', 8], daysBefore: 1, hour: 14, minute: 13 }, (moment) => {
    const { random, person } = moment;
    const place = {
      random,
      folder: 'Campaigns',
      folderId: '0BSampleCampaigns',
      department: 'marketing',
      owner: person.email,
    };
    const list = createDocument('Customers for the spring campaign', place);
    const colleague = moment.company.people.find(({ department }) => department.id === 'marketing');
    return [
      driveActivity(moment, list, [
        ['change_user_access', internalAccess(colleague?.email ?? person.email, 'can_view')],
      ]),
    ];
  }),
});

/** The browser sees what is opened to everyone, and its text. */
function published(moment: Moment, object: object, text: string): SamplePayload {
  return agentRecord(moment, {
    agent: 'extension',
    action: 'Share',
    more: {
      object,
      target: { ...DRIVE, account: moment.person.email },
      recipients: [{ kind: 'public' }],
      visibility: 'public',
      content: { text },
    },
  });
}
