import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sb_secret_${fakeToken('alphanumeric', 31)}`;

export const classifier = defineClassifier({
  id: 'supabase-secret-key',
  name: 'Supabase secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['supabase'],
  patterns: [{ pattern: 'sb_secret_[A-Za-z0-9_-]{31}', alone: 'high', validate: looksIssued }],
  reference: 'https://supabase.com/docs/guides/api/api-keys',
  examples: {
    match: [
      { text: `config.supabase.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "supabaseToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sb_secret_${'x'.repeat(31)}`, source: `${OWN}: a placeholder` },
      { text: `token: sb_secret_${fakeToken('alphanumeric', 14)}`, source: `${OWN}: too short` },
    ],
  },
});
