import { expect, test } from 'vitest';
import { addTags, splitTags } from './split-tags.ts';

test('a pasted text is split at commas, semicolons, white space and line ends', () => {
  expect(splitTags(' a.example, b.example;c.example\nd.example\t\n')).toEqual([
    'a.example',
    'b.example',
    'c.example',
    'd.example',
  ]);
  expect(splitTags('  ')).toEqual([]);
});

test('repeats are dropped and refused pieces come back with the reason', () => {
  const added = addTags(['a.example'], ['a.example', 'b.example', 'bad', 'b.example'], (value) =>
    value.includes('.') ? undefined : 'is not a domain',
  );
  expect(added.values).toEqual(['a.example', 'b.example']);
  expect(added.refused).toEqual([{ value: 'bad', reason: 'is not a domain' }]);
});
