import { expect, test } from 'vitest';
import { expandRepeat } from './expand-repeat.ts';

test('copies are numbered and follow each other in the form that their times have', () => {
  const payload = {
    id: 'x',
    n: 1,
    at: '2026-03-03T09:00:00.000Z',
    bare: '2026-03-03T09:00:00',
    seconds: 1_772_528_400,
    list: [{ value: 'a' }],
  };
  const copies = expandRepeat(
    { source: 'Sensor', payload },
    {
      count: 2,
      everySeconds: 1.5,
      time: ['payload.at', 'payload.bare', 'payload.seconds'],
      fields: { 'payload.id': 'op-{i:03}', 'payload.n': '{i}', 'payload.list.0.value': 'b{i}' },
    },
  );
  expect(copies.map((copy) => copy.payload)).toEqual([
    { ...payload, id: 'op-001', n: 1, list: [{ value: 'b1' }] },
    {
      id: 'op-002',
      n: 2,
      at: '2026-03-03T09:00:01.500Z',
      bare: '2026-03-03T09:00:01',
      seconds: 1_772_528_401,
      list: [{ value: 'b2' }],
    },
  ]);
});
