import { MINUTE_MS } from '../company/company.ts';
import { customerTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, uploaded } from '../payloads/agent-acts.ts';
import { channelEntity, slackEntry } from '../payloads/slack-entry.ts';
import { channelId } from '../routines/slack-routine.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const CHANNEL = 'mailing-helio-print';
const CUSTOMERS = 250;

/** A channel is connected with a printer's workspace, and the customer list goes into it. */
export const story = defineStory({
  id: 'file-to-external-channel',
  expects: {
    severity: 'MEDIUM',
    title: /^250 IBANs .*from Mailing list\.csv uploaded to Slack by /,
  },
  ...scene({ who: ['success', 7], daysBefore: 4, hour: 14, minute: 37 }, (moment) => {
    const text = customerTable(moment.random, CUSTOMERS);
    return [
      slackEntry(moment, {
        action: 'external_shared_channel_connected',
        entity: channelEntity({ id: channelId(CHANNEL), name: CHANNEL, privacy: 'private' }),
        details: { external_organization_id: 'E0HELIO', external_organization_name: 'Helio Print' },
      }),
      uploaded(
        later(moment, 9 * MINUTE_MS),
        laptopFile(moment, 'Mailing list.csv', { size: text.length }),
        { url: 'https://helio-print.slack.com/archives/C0MAILING', title: 'Slack' },
        text,
      ),
    ];
  }),
  twin: scene({ who: ['success', 9], daysBefore: 4, hour: 11, minute: 45 }, (moment) => [
    uploaded(
      moment,
      laptopFile(moment, 'Playbook.txt'),
      {
        url: `https://wiki.${moment.company.ownDomain}/playbook`,
        title: 'Wiki',
        account: moment.person.email,
      },
      'How we answer: within a day, in the language of the customer, with a name.',
    ),
  ]),
});
