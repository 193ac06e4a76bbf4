import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

const OPTIONS = [
  { value: '1', label: 'Microsoft Teams', hint: 'chat' },
  { value: '2', label: 'AWS S3' },
  { value: '3', label: 'Teams archive' },
];

test('every word has to be found in the label or the hint', () => {
  expect(filterOptions(OPTIONS, 'micro chat').map((option) => option.value)).toEqual(['1']);
  expect(filterOptions(OPTIONS, 'micro s3')).toEqual([]);
  expect(filterOptions(OPTIONS, ' ')).toHaveLength(3);
});

test('labels that start with the text come first', () => {
  expect(filterOptions(OPTIONS, 'teams').map((option) => option.value)).toEqual(['3', '1']);
});

test('options of one group stand together, also where they are narrowed down', () => {
  const options = [
    { value: 'a', label: 'Card', group: 'Financial' },
    { value: 'b', label: 'Key', group: 'Secret' },
    { value: 'c', label: 'Account key', group: 'Financial' },
  ];
  const valuesOf = (text: string) => filterOptions(options, text).map(({ value }) => value);
  expect(valuesOf('')).toEqual(['a', 'c', 'b']);
  expect(valuesOf('key')).toEqual(['b', 'c']);
  expect(valuesOf('financial')).toEqual(['a', 'c']);
});
