import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';
const PASSWORD = fakeToken('alphanumeric', 11);

/** Programs that take a password as `-p` or `/p`, or user and password as `-u user:password`. */
const PROGRAMS = [
  'psexec',
  'sshpass',
  'docker login',
  'podman login',
  'smbclient',
  'winexe',
  ' -u ',
  ' --user ',
];

const HTTP_CLIENT = /curl\s|wget\s|http\s/i;
const PASSWORD_FLAG = /\s[-/](?:p|P)[\s=]{0,2}["']?$/;
const USER_FLAG = /\s(?:-u|--user|-U)[\s=]{1,2}["']?[\w.@\\-]{1,60}:$/;

function levelOf(value: string, place: Place): Level {
  const before = place.before();
  const isUser = HTTP_CLIENT.test(before) && USER_FLAG.test(before);
  const takesPassword =
    !HTTP_CLIENT.test(before) &&
    /psexec|sshpass|login|smbclient|winexe/i.test(before) &&
    PASSWORD_FLAG.test(before);
  if (!isUser && !takesPassword) return 'none';
  if (/^[-$%]\w+%?$|[/\\]/.test(value) && !looksIssued(value)) return 'none';
  return passwordKind(value) === 'password' ? 'medium' : 'none';
}

export const classifier = defineClassifier({
  id: 'command-line-password',
  name: 'Password on a command line',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['psexec', 'sshpass', 'login'],
  patterns: [
    {
      pattern: '[A-Za-z0-9!#$%*+./@^_~-][!#-&*+./0-:=?@A-Z^_a-z~-]{3,100}',
      edges: 'free',
      after: { words: PROGRAMS, within: 110 },
      alone: 'medium',
      validate: levelOf,
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/sysinternals/downloads/psexec',
  examples: {
    match: [
      { text: `psexec \\\\10.0.0.4 -u Administrator -p ${PASSWORD} cmd`, source: OWN },
      { text: `docker login -u ci -p ${PASSWORD} registry.example.com`, source: OWN },
      { text: `curl -u admin:${PASSWORD} https://example.com/api`, source: OWN },
    ],
    noMatch: [
      { text: 'sshpass -p "$SSH_PASSWORD" ssh host', source: `${OWN}: a variable` },
      { text: 'curl -u $USER:$TOKEN https://example.com', source: `${OWN}: variables` },
      { text: 'psexec \\\\server -u user -p <password> cmd', source: `${OWN}: a template` },
    ],
  },
});
