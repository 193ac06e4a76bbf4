import { fakeToken } from '../../values/fake-token.ts';
import { passwordKind } from '../../values/url-credentials.ts';
import { defineClassifier, type Level, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';
const PASSWORD = fakeToken('alphanumeric', 14);

/** Keys of ODBC, ADO.NET, OLE DB, JDBC and libpq strings that name where to connect or as whom. */
const PARTNER =
  /(?:server|data source|datasource|host|hostname|dbname|database|initial catalog|user id|uid|userid|user|username|endpoint|driver|dsn|port)\s?=/i;

function levelOf(password: string, place: Place): Level {
  if (!PARTNER.test(place.before()) && !PARTNER.test(place.behind())) return 'none';
  const kind = passwordKind(password);
  if (kind === 'word') return 'medium';
  return kind === 'none' ? 'none' : 'high';
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
      pattern: '[^\\s;"\'&<>=,(){}][^\\s;"\'&<>]{2,100}',
      edges: 'free',
      after: { words: ['password=', 'pwd=', 'password =', 'pwd ='], within: 1 },
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
