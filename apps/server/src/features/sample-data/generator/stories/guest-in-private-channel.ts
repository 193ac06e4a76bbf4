import { HOUR_MS, MINUTE_MS, memberOf } from '../company/company.ts';
import { later } from '../everyday/somebody.ts';
import { channelEntity, fileEntity, slackEntry, type SlackUser } from '../payloads/slack-entry.ts';
import { channelId } from '../routines/slack-routine.ts';
import { scene, sceneOf } from './scene.ts';
import { defineStory } from './story.ts';

const CHANNEL = 'project-larch-private';
const GUEST: SlackUser = {
  id: 'U0GUESTLARCH',
  name: 'Sil Marlowe',
  email: 'sil.marlowe@tamarind-staffing.example',
};
const GUEST_IP = '192.0.2.61';
const PAPERS = ['Target list.xlsx', 'Valuation.xlsx', 'Term sheet draft.docx', 'Board memo.pdf'];

/** A contractor is added to the private channel of a planned acquisition and takes its papers. */
export const story = defineStory({
  id: 'guest-in-private-channel',
  expects: {
    severity: 'LOW',
    title: /^Guest in a private channel: project-larch-private by Sil Marlowe$/,
  },
  protagonist: (company) => memberOf(company, 'product', 1),
  tell(company) {
    const person = story.protagonist(company);
    const start = sceneOf(company, person, { daysBefore: 1, hour: 11, minute: 14 });
    const entity = channelEntity({ id: channelId(CHANNEL), name: CHANNEL, privacy: 'private' });
    const inviter = { id: person.slackId, name: person.name, email: person.email };
    const paperOf = (name: string) => fileEntity(channelId(name).replace('C', 'F'), name);
    return [
      ...PAPERS.map((name, place) =>
        slackEntry(later(start, place * MINUTE_MS), {
          action: 'file_uploaded',
          entity: paperOf(name),
        }),
      ),
      slackEntry(later(start, 20 * MINUTE_MS), {
        action: 'guest_channel_join',
        entity,
        user: GUEST,
        ip: GUEST_IP,
        details: { type: 'single_channel_guest', inviter: { type: 'user', user: inviter } },
      }),
      ...PAPERS.map((name, place) =>
        slackEntry(later(start, HOUR_MS + place * MINUTE_MS), {
          action: 'file_downloaded',
          entity: paperOf(name),
          user: GUEST,
          ip: GUEST_IP,
        }),
      ),
    ];
  },
  twin: scene({ who: ['product', 3], daysBefore: 1, hour: 15, minute: 20 }, (moment) => [
    slackEntry(moment, {
      action: 'user_channel_join',
      entity: channelEntity({ id: channelId(CHANNEL), name: CHANNEL, privacy: 'private' }),
    }),
  ]),
});
