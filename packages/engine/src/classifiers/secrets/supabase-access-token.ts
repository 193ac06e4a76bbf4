import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sbp_${fakeToken('hex', 40)}`;
const OTHER = `sbp_v0_${fakeToken('hex', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'supabase-access-token',
  name: 'Supabase access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['supabase'],
  patterns: [
    { pattern: 'sbp_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sbp_v0_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sbp_oauth_[a-f0-9]{40}', alone: 'high', validate: looksIssued },
    { pattern: 'sbp_[a-z0-9]{40}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://supabase.com/docs/guides/platform/access-control',
  examples: {
    match: [
      { text: `supabase_access_key: ${TOKEN}`, source: OWN },
      { text: `SUPABASE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sbp_${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: sbp_${fakeToken('hex', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
