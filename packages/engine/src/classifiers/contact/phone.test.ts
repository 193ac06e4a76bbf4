import { expect, test } from 'vitest';
import { createTextClassifier } from '../../classification/text-classifier.ts';
import { classifier } from './phone.ts';

const phones = createTextClassifier([classifier]);

function found(text: string): string[] {
  return phones.classifyText(text).findings.map(({ start, end }) => text.slice(start, end));
}

test.each([
  '+1 202 555 0143',
  '+44 (0)20 7946 0018',
  '+33 1 99 00 12 34',
  '+4930231251234',
  '(202) 555-0143',
  '202-555-0143',
  '07700 900123',
  '01 99 00 12 34',
])('%s is found without a word that says so', (number) => {
  expect(found(`it was ${number} then`)).toEqual([number]);
});

test.each([
  '2025550143',
  '202.555.0143',
  '555 0143',
  '12 34 56 78',
  '0301234567',
  '00442079460018',
])('%s is found only where a word says telephone', (number) => {
  expect(found(`it was ${number} then`)).toEqual([]);
  expect(found(`phone: ${number}`)).toEqual([number]);
});

test('a length that the country does not have is no number', () => {
  expect(found('+1 202 555 01')).toEqual([]);
  expect(found('+33 1 99 00 12 34 56')).toEqual([]);
});

test('parts of longer numbers are left alone', () => {
  expect(found('call 2024-202-555-0143-7')).toEqual([]);
  expect(found('phone 1.202555014')).toEqual([]);
});

test('dates and amounts beside a word are no numbers', () => {
  expect(found('call 2024-03-15')).toEqual([]);
  expect(found('call 15/03/2024')).toEqual([]);
  expect(found('Office 365 2019')).toEqual([]);
  expect(found('call for 1.250.000 units')).toEqual([]);
});
