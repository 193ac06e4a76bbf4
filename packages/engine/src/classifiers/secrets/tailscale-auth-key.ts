import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tskey-auth-${fakeToken('alphanumeric', 12)}-${fakeToken('alphanumeric', 24, 2)}`;
const OTHER = `tskey-api-${fakeToken('alphanumeric', 12, 3)}-${fakeToken('alphanumeric', 24, 4)}`;

export const classifier = defineClassifier({
  id: 'tailscale-auth-key',
  name: 'Tailscale auth or API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tailscale'],
  patterns: [
    {
      pattern: 'tskey-auth-[A-Za-z0-9]{12,17}-[A-Za-z0-9]{24,36}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'tskey-api-[A-Za-z0-9]{12,17}-[A-Za-z0-9]{24,36}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'tskey-client-[A-Za-z0-9]{12,17}-[A-Za-z0-9]{24,36}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'tskey-scim-[A-Za-z0-9]{12,17}-[A-Za-z0-9]{24,36}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'tskey-webhook-[A-Za-z0-9]{12,17}-[A-Za-z0-9]{24,36}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://tailscale.com/kb/1085/auth-keys',
  examples: {
    match: [
      { text: `TAILSCALE_API_KEY=${TOKEN}`, source: OWN },
      { text: `tailscale_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=tskey-auth-${'x'.repeat(12)}-${'x'.repeat(24)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: tskey-auth-${fakeToken('alphanumeric', 12)}-${fakeToken('alphanumeric', 11)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
