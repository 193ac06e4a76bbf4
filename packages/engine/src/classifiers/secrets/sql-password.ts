import { fakeToken } from '../../values/fake-token.ts';
import { wordLikeness } from '../../values/word-likeness.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'sql-password',
  name: 'Password in a database statement',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      pattern: `[^\\s'"();,\\x60]{4,60}`,
      edges: 'free',
      after: {
        words: ['identified by', 'mysql_native_password by', 'caching_sha2_password by'],
        within: 3,
      },
      validate: isGiven,
      alone: 'high',
    },
    {
      pattern: `[^\\s'"();,\\x60]{4,60}`,
      edges: 'free',
      after: {
        words: ['login with password', 'user with password', 'encrypted password'],
        within: 6,
        next: `'"`,
      },
      validate: isGiven,
      alone: 'high',
    },
  ],
  reference: 'https://docs.oracle.com/en/database/oracle/oracle-database/23/sqlrf/CREATE-USER.html',
  examples: {
    match: [
      {
        text: `ALTER USER sys IDENTIFIED BY ${fakeToken('alphanumeric', 10)} CONTAINER=ALL;`,
        source: OWN,
      },
      { text: `CREATE USER 'shop' IDENTIFIED BY '${fakeToken('alphanumeric', 12)}';`, source: OWN },
    ],
    noMatch: [
      { text: 'the row is identified by its key', source: `${OWN}: a sentence` },
      { text: 'IDENTIFIED BY ${DB_PASSWORD}', source: `${OWN}: a template` },
      { text: 'IDENTIFIED BY <password>', source: `${OWN}: a placeholder` },
    ],
  },
});

const STATEMENT = /\b(?:user|role|login|grant|database link)\b/i;
const TEMPLATE = /[<>{}$%]|^:|^&|^\*+$|^(?:your|new|the|a|an|its?|values?|password)$/i;

/** A value on a line that is a statement; words in a sentence are ignored. */
function isGiven(value: string, place: { before(): string }): boolean {
  if (TEMPLATE.test(value)) return false;
  const isStatement = STATEMENT.test(place.before());
  return isStatement || (!/^[a-z]+$/.test(value) && wordLikeness(value).share < 0.6);
}
