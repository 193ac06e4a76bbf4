import { MINUTE_MS } from '../company/company.ts';
import { customerDump } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, uploaded } from '../payloads/agent-acts.ts';
import { agentRecord } from '../payloads/agent-record.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const CUSTOMERS = 700;
const DROPBOX = {
  url: 'https://www.dropbox.com/home',
  title: 'Home - Dropbox',
  account: 'night.owl@postbox.example',
};

/** A database of customers is dumped to a laptop at home, and the dump goes to a private Dropbox. */
export const story = defineStory({
  id: 'database-dump-to-dropbox',
  expects: {
    severity: 'CRITICAL',
    title: /^700 social security numbers .*from customers\.sql uploaded to Dropbox by /,
  },
  ...scene({ who: ['engineering', 27], daysBefore: 1, hour: 20, minute: 33 }, (moment) => {
    const text = customerDump(moment.random, CUSTOMERS);
    const file = laptopFile(moment, 'customers.sql', { size: text.length });
    const device = { id: 'sample-home', hostname: 'night-owl', os: 'Linux', managed: false };
    return [
      agentRecord(moment, {
        agent: 'sensor',
        action: 'CLI',
        more: {
          device,
          process: {
            name: 'pg_dump',
            commandLine: `pg_dump -h db-prod.${moment.company.ownDomain} -t customers -f customers.sql crm`,
          },
        },
      }),
      agentRecord(later(moment, 14 * MINUTE_MS), {
        agent: 'extension',
        action: 'Upload',
        more: { device, object: file, target: DROPBOX, content: { text } },
      }),
    ];
  }),
  twin: scene({ who: ['engineering', 29], daysBefore: 1, hour: 11, minute: 52 }, (moment) => {
    const text =
      "CREATE TABLE depots (id integer, name text);\nINSERT INTO depots VALUES (1, 'North'), (2, 'South');";
    const target = {
      url: `https://wiki.${moment.company.ownDomain}/schema`,
      title: 'Wiki',
      account: moment.person.email,
    };
    return [uploaded(moment, laptopFile(moment, 'depots.sql'), target, text)];
  }),
});
