import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';
const PASSWORD = fakeToken('alphanumeric', 14);

/** Keys of ODBC, ADO.NET, OLE DB, JDBC and libpq strings that name where to connect or as whom. */
const PARTNERS =
  'server|data source|datasource|host|hostname|dbname|database|databasename|initial catalog|user id|uid|userid|user|username|endpoint|driver|dsn|port';
const PARTNER_BEFORE = new RegExp(`(?:${PARTNERS})\\s?=[^;"']*(?:;|\\s)`, 'i');
const PARTNER_BEHIND = new RegExp(`^\\s?(?:;|\\s)\\s?(?:${PARTNERS})\\s?=`, 'i');
/** The password key starts the string or follows a separator. */
const KEY_BEFORE = /(?:^|[;"'?]|[^,\s]\s)(?:password|pwd)\s?=\s?$/i;

function levelOf(password: string, place: Place): Level {
  const before = place.before();
  if (!KEY_BEFORE.test(before)) return 'none';
  if (!PARTNER_BEFORE.test(before) && !PARTNER_BEHIND.test(place.behind())) return 'none';
  return passwordKind(password) === 'password' ? 'high' : 'none';
}

export const classifier = defineClassifier({
  id: 'connection-string',
  name: 'Password in a connection string (ODBC, ADO.NET, JDBC, libpq)',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['connection', 'connectionstring', 'jdbc', 'odbc', 'server', 'database'],
  patterns: [
    {
      pattern: '[^\\s;"\'&<>=,(){}][^\\s;"\'&<>(),]{2,100}',
      edges: 'free',
      after: { words: ['password=', 'pwd=', 'password = ', 'pwd = '], within: 0 },
      alone: 'high',
      validate: levelOf,
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-strings',
  examples: {
    match: [
      {
        text: `"Server=db1;Database=shop;User Id=app;Password=${PASSWORD};Encrypt=true"`,
        source: OWN,
      },
      {
        text: `jdbc:sqlserver://db1:1433;databaseName=shop;user=sa;password=${PASSWORD}`,
        source: OWN,
      },
      { text: `host=db1 port=5432 user=app password=${PASSWORD} dbname=shop`, source: OWN },
    ],
    noMatch: [
      { text: `Password=${PASSWORD}`, source: `${OWN}: nothing to connect to` },
      { text: 'Server=db1;User Id=app;Password={password};', source: `${OWN}: a template` },
      { text: 'Server=db1;User Id=app;Password=****;', source: `${OWN}: elided` },
    ],
  },
});
