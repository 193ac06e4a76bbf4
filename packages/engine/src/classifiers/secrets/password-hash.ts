import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'password-hash',
  name: 'Password hash',
  class: 'secret',
  locale: 'any',
  sensitivity: 3,
  keywords: ['password', 'passwd', 'hash', 'shadow', 'bcrypt', 'argon2', 'htpasswd'],
  patterns: [
    {
      pattern: '\\$2[abxy]?\\$[0-9]{2}\\$[A-Za-z0-9./]{53}',
      edges: 'free',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern:
        '\\$argon2(?:id|i|d)\\$(?:v=[0-9]+\\$)?m=[0-9]+,t=[0-9]+,p=[0-9]+\\$[A-Za-z0-9+/]{8,}\\$[A-Za-z0-9+/]{16,}',
      edges: 'free',
      alone: 'high',
    },
    { pattern: '\\$apr1\\$[A-Za-z0-9./]{1,8}\\$[A-Za-z0-9./]{22}', edges: 'free', alone: 'high' },
    { pattern: '\\$1\\$[A-Za-z0-9./]{1,8}\\$[A-Za-z0-9./]{22}', edges: 'free', alone: 'high' },
    {
      pattern:
        '\\$[56]\\$(?:rounds=[0-9]{1,9}\\$)?[A-Za-z0-9./]{1,16}\\$(?:[A-Za-z0-9./]{86}|[A-Za-z0-9./]{43})',
      edges: 'free',
      alone: 'high',
    },
    {
      pattern: '\\$(?:y|gy|7)\\$[A-Za-z0-9./]{1,40}\\$[A-Za-z0-9./$]{20,100}',
      edges: 'free',
      alone: 'high',
    },
    { pattern: '\\$[89]\\$[A-Za-z0-9./]{14}\\$[A-Za-z0-9./]{43}', edges: 'free', alone: 'high' },
    {
      pattern:
        'pbkdf2_sha(?:1|256|512)\\$[0-9]{3,7}\\$[A-Za-z0-9./+]{6,64}\\$[A-Za-z0-9+/]{27,88}={0,2}',
      alone: 'high',
    },
    {
      pattern:
        '\\$pbkdf2-sha(?:1|256|512)\\$[0-9]{3,7}\\$[A-Za-z0-9./]{8,64}\\$[A-Za-z0-9./]{27,88}',
      edges: 'free',
      alone: 'high',
    },
    {
      pattern: '\\{S?SHA(?:256|384|512)?\\}[A-Za-z0-9+/]{27,120}={0,2}',
      edges: 'free',
      alone: 'high',
    },
    { pattern: '\\$[PH]\\$[A-Za-z0-9./]{31}', edges: 'free', alone: 'high', validate: looksIssued },
    {
      pattern:
        'SCRAM-SHA-(?:1|256)\\$[0-9]+:[A-Za-z0-9+/=]{16,}\\$[A-Za-z0-9+/=]{28,}:[A-Za-z0-9+/=]{28,}',
      alone: 'high',
    },
    {
      pattern: '\\$krb5(?:tgs|asrep|pa)\\$[0-9]{2}\\$[^\\s"\']{40,900}',
      edges: 'free',
      alone: 'high',
    },
  ],
  reference: 'https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md',
  examples: {
    match: [
      { text: `password: $2b$12$${fakeToken('alphanumeric', 53)}`, source: OWN },
      {
        text: `root:$6$${fakeToken('alphanumeric', 8)}$${fakeToken('alphanumeric', 86)}:19000:0:99999:7:::`,
        source: OWN,
      },
      {
        text: `admin:$apr1$${fakeToken('alphanumeric', 8)}$${fakeToken('alphanumeric', 22)}`,
        source: OWN,
      },
      {
        text: `$argon2id$v=19$m=65536,t=3,p=4$${fakeToken('base64', 22)}$${fakeToken('base64', 43)}`,
        source: OWN,
      },
    ],
    noMatch: [
      { text: `$2b$12$${fakeToken('alphanumeric', 40)}`, source: `${OWN}: too short` },
      { text: 'const price = "$1$2$3"', source: `${OWN}: places of a pattern` },
      { text: `sha512-${fakeToken('base64', 86)}==`, source: `${OWN}: the hash of a file` },
    ],
  },
});
