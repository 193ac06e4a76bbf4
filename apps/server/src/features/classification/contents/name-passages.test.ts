import { expect, test } from 'vitest';
import { namePassages } from './name-passages.ts';

test('offsets become bytes, scores levels and evidence', () => {
  const text = 'Zoë 😀 in 東京';
  const passages = namePassages(text, [
    { type: 'person', start: 0, end: 3, score: 0.91239 },
    { type: 'place', start: 10, end: 12, score: 0.6 },
  ]);
  const bytes = Buffer.from(text);
  const [person] = passages.get('person-name') ?? [];
  const [place] = passages.get('place') ?? [];
  expect(person).toMatchObject({ confidence: 'high', features: { score: 0.912 } });
  expect(bytes.subarray(person?.start, person?.end).toString()).toBe('Zoë');
  expect(place).toMatchObject({ confidence: 'medium' });
  expect(bytes.subarray(place?.start, place?.end).toString()).toBe('東京');
});

test('each type has a list, so that nobody else is asked for it', () => {
  expect([...namePassages('nobody', [])]).toEqual([
    ['person-name', []],
    ['place', []],
    ['organization', []],
  ]);
});
