import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `${fakeToken('alphanumeric', 11)}:APA91b${fakeToken('alphanumeric', 120, 2)}`;

export const classifier = defineClassifier({
  id: 'firebase-cloud-messaging-key',
  name: 'Firebase Cloud Messaging server key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['firebase', 'fcm'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{120,160}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://firebase.google.com/docs/cloud-messaging/auth-server',
  examples: {
    match: [
      { text: `config.firebase.apiKey = "${TOKEN}"`, source: OWN },
      { text: `firebase_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=${'x'.repeat(11)}:APA91b${'x'.repeat(120)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: ${fakeToken('alphanumeric', 11)}:APA91b${fakeToken('alphanumeric', 59)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
