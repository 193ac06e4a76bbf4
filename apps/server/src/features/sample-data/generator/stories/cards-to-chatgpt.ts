import { MINUTE_MS } from '../company/company.ts';
import { cardTable } from '../contents/tables.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, opened, pasted } from '../payloads/agent-acts.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const CHAT = { url: 'https://chatgpt.com/c/6741', title: 'ChatGPT' };
const CARDS = 180;

/** Someone in customer success lets an assistant clean up a table of cards that were charged twice. */
export const story = defineStory({
  id: 'cards-to-chatgpt',
  expects: { severity: 'HIGH', title: /^180 card numbers pasted into ChatGPT by / },
  ...scene({ who: ['success', 3], daysBefore: 1, hour: 10, minute: 24 }, (moment) => {
    const text = cardTable(moment.random, CARDS);
    return [
      opened(moment, laptopFile(moment, 'chargebacks.csv'), text),
      pasted(later(moment, 2 * MINUTE_MS), CHAT, text),
    ];
  }),
  twin: scene({ who: ['success', 5], daysBefore: 1, hour: 10, minute: 41 }, (moment) => [
    pasted(
      moment,
      CHAT,
      'Please make this friendlier: we are sorry for the wait, your parcel is on its way.',
    ),
  ]),
});
