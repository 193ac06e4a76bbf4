import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `oy2${fakeToken('lowerDigits', 43)}`;

export const classifier = defineClassifier({
  id: 'nuget-api-key',
  name: 'NuGet API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['nuget'],
  patterns: [{ pattern: 'oy2[a-z0-9]{43}', alone: 'high', validate: looksIssued }],
  reference: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  examples: {
    match: [
      { text: `config.nuget.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=oy2${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      { text: `token: oy2${fakeToken('lowerDigits', 20)}`, source: `${OWN}: too short` },
    ],
  },
});
