import { expect, test } from 'vitest';
import { title } from './hooks.ts';

const NAME = { type: 'title', title: [{ plain_text: 'Board ' }, { plain_text: 'minutes' }] };

test('a page has its title in the property of that type, whatever its name', () => {
  expect(title({ properties: { Status: { type: 'select' }, Meeting: NAME } })).toBe(
    'Board minutes',
  );
});

test('exports write properties as a list', () => {
  expect(title({ properties: [{ name: 'Meeting', value: NAME }] })).toBe('Board minutes');
});

test('a database has its title at the top', () => {
  expect(title({ title: [{ plain_text: 'Contracts' }] })).toBe('Contracts');
});

test('nothing is guessed where there is no title', () => {
  expect(title({ properties: 'none' })).toBeNull();
  expect(title({ properties: { Name: { type: 'title', title: [] } } })).toBeNull();
});
