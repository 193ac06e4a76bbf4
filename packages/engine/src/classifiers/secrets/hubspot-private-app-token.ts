import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `pat-aa1-${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;

export const classifier = defineClassifier({
  id: 'hubspot-private-app-token',
  name: 'HubSpot private app token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['hubspot'],
  patterns: [
    {
      pattern: 'pat-[a-z]{2}[0-9]-[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  examples: {
    match: [
      { text: `hubspot_access_key: ${TOKEN}`, source: OWN },
      { text: `HUBSPOT_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=pat-aa1-${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: pat-aa1-${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
