import { base64Text } from '../../values/base64-text.ts';
import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
/** `ci:0a1b2c3d4e5f` in base64, in two parts. */
const LOGIN = ['Y2k6MGEx', 'YjJjM2Q0ZTVm'].join('');

/** The value is base64 of `user:password`, and the password is one. */
function holdsLogin(value: string): boolean {
  const text = base64Text(value);
  if (text === null || !/^[\w.@$+-]{1,80}:[!-~]{3,}$/.test(text)) return false;
  return passwordKind(text.slice(text.indexOf(':') + 1)) !== 'none';
}

export const classifier = defineClassifier({
  id: 'docker-config-auth',
  name: 'Registry login in a Docker or npm configuration',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['auths', 'docker', 'registry', 'npmrc'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{8,600}={0,2}',
      after: { words: ['"auth"', '_auth=', '_auth ='], within: 4 },
      alone: 'high',
      validate: holdsLogin,
    },
  ],
  reference: 'https://docs.docker.com/reference/cli/docker/login/',
  examples: {
    match: [
      { text: `{"auths":{"registry.example.com":{"auth":"${LOGIN}"}}}`, source: OWN },
      { text: `//registry.example.com/:_auth=${LOGIN}`, source: OWN },
    ],
    noMatch: [
      { text: '{"auths":{"registry.example.com":{"auth":""}}}', source: `${OWN}: empty` },
      { text: `{"auth": "${fakeToken('hex', 24)}"}`, source: `${OWN}: no login inside` },
      { text: '{"auth": "required"}', source: `${OWN}: a word` },
    ],
  },
});
