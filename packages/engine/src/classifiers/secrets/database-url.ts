import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

const OWN = 'written for this test';
const PASSWORD = fakeToken('alphanumeric', 14);

const SCHEMES = [
  'mongodb(?:\\+srv)?',
  'postgres(?:ql)?(?:\\+[a-z0-9]+)?',
  'mysql(?:\\+[a-z0-9]+|2)?',
  'mariadb(?:\\+[a-z0-9]+)?',
  'mssql(?:\\+[a-z0-9]+)?',
  'sqlserver',
  'oracle(?:\\+[a-z0-9_]+)?',
  'redis(?:s)?',
  'amqp(?:s)?',
  'clickhouse',
  'cockroachdb',
  'snowflake',
  'couchbase(?:s)?',
  'neo4j(?:\\+s)?',
  'bolt',
];

/** A placeholder for a password is no secret. */
const LOCAL = /^(?:localhost|127\.|0\.0\.0\.0|host\b|db\b|example)/i;

function levelOf(url: string): Level {
  const rest = url.slice(url.indexOf('://') + 3);
  const userInfo = rest.slice(0, rest.lastIndexOf('@'));
  const colon = userInfo.indexOf(':');
  if (/[${}<>(]/.test(userInfo.slice(0, colon))) return 'none';
  const user = userInfo.slice(0, colon);
  const password = userInfo.slice(colon + 1);
  const kind = password === user ? 'word' : passwordKind(password);
  if (kind !== 'word') return kind === 'none' ? 'none' : 'high';
  return LOCAL.test(rest.slice(rest.lastIndexOf('@') + 1)) ? 'none' : 'medium';
}

export const classifier = defineClassifier({
  id: 'database-url',
  name: 'Database or queue URL with a password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['database', 'connection', 'mongo', 'postgres', 'mysql', 'redis', 'amqp'],
  patterns: SCHEMES.map((scheme) => ({
    pattern: `${scheme}://[^\\s:/@"'\`<>]{0,100}:[^\\s/@"'\`<>]{3,150}@[A-Za-z0-9%\\[][^\\s"'\`<>]{1,250}`,
    caseless: true,
    alone: 'high' as const,
    validate: levelOf,
    edges: 'free' as const,
  })),
  reference: 'https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
  examples: {
    match: [
      { text: `DATABASE_URL=postgres://shop:${PASSWORD}@db.example.com:5432/shop`, source: OWN },
      {
        text: `uri: "mongodb+srv://app:${PASSWORD}@cluster0.example.net/?w=majority"`,
        source: OWN,
      },
      { text: `redis://:${PASSWORD}@cache.example.com:6379/0`, source: OWN },
    ],
    noMatch: [
      { text: 'postgres://localhost:5432/shop', source: `${OWN}: no password` },
      { text: 'amqps://username:$password@localhost:5672', source: `${OWN}: a variable` },
      { text: 'mysql://user:<password>@host/db', source: `${OWN}: a template` },
    ],
  },
});
