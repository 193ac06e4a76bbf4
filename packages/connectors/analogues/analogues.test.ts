import { describe } from 'vitest';
import { testConnector } from '../src/kit/testing/connector-suite.ts';
import { cases as boxCases } from './box/cases.data.ts';
import { connector as box } from './box/connector.ts';
import { cases as dropboxCases } from './dropbox/cases.data.ts';
import { connector as dropbox } from './dropbox/connector.ts';

// Fetching their pages is tested next to the collector, which may import connectors.
describe.each([
  ['box', box, boxCases],
  ['dropbox', dropbox, dropboxCases],
] as const)('%s', (_, connector, cases) => {
  testConnector(connector, cases);
});
