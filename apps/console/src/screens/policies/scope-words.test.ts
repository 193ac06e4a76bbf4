import { expect, test } from 'vitest';
import { scopeWords } from './scope-words.ts';

const NOTHING = {
  sources: [],
  actions: [],
  categories: [],
  directions: [],
  dataTypes: [],
  destinations: [],
};

test('a scope is told in few words', () => {
  expect(scopeWords(NOTHING, (id) => id)).toBe('any data, any movement');
  expect(
    scopeWords(
      {
        ...NOTHING,
        dataTypes: ['iban', 'us-ssn', 'payroll'],
        actions: ['Share'],
        destinations: ['Dropbox'],
      },
      (id) => id.toUpperCase(),
    ),
  ).toBe('IBAN, US-SSN and 1 more · Share · to Dropbox');
});
