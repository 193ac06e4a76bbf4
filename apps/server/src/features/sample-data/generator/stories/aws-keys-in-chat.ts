import { MINUTE_MS } from '../company/company.ts';
import type { Moment } from '../company/moment.ts';
import { awsKeys, password } from '../contents/values.ts';
import { later } from '../everyday/somebody.ts';
import { laptopFile, opened, pasted } from '../payloads/agent-acts.ts';
import { scene } from './scene.ts';
import { defineStory } from './story.ts';

const CHAT = { url: 'https://chat.deepseek.com/a/chat/s/91', title: 'DeepSeek' };

/**
 * A service does not start, and its environment with the production keys is pasted into an assistant.
 */
export const story = defineStory({
  id: 'aws-keys-in-chat',
  expects: {
    severity: 'HIGH',
    title: /^1 AWS access key and 1 AWS secret key pasted into DeepSeek by /,
  },
  ...scene({ who: ['engineering', 15], daysBefore: 3, hour: 14, minute: 26 }, (moment) => {
    const text = environment(moment);
    return [
      opened(moment, laptopFile(moment, '.env', { folder: 'orders', size: 400 }), text),
      pasted(later(moment, MINUTE_MS), CHAT, `Why does this not start?\n${text}`),
    ];
  }),
  twin: scene({ who: ['engineering', 17], daysBefore: 3, hour: 11, minute: 8 }, (moment) => [
    pasted(moment, CHAT, 'How do I sort a list of dictionaries by two keys in Python?'),
  ]),
});

function environment({ random, company }: Moment): string {
  const { id, secret } = awsKeys(random);
  return [
    'APP_ENV=production',
    `AWS_ACCESS_KEY_ID=${id}`,
    `AWS_SECRET_ACCESS_KEY=${secret}`,
    `DATABASE_URL=postgres://orders:${password(random)}@db-prod.${company.ownDomain}:5432/orders`,
  ].join('\n');
}
