import { expect, test } from 'vitest';
import { neighbours, readTrail, trailAround } from './detection-trail.ts';

const ids = Array.from({ length: 1000 }, (_, index) => `d${index}`);

test('a trail keeps the list’s order around the opened detection, bounded', () => {
  const trail = trailAround(ids, 'd600', '/detections?q=a');
  expect(trail.ids).toHaveLength(501);
  expect(neighbours(trail, 'd600')).toEqual({ previous: 'd599', next: 'd601' });
});

test('the ends of the list have no neighbour', () => {
  expect(neighbours(trailAround(ids, 'd0', '/detections'), 'd0').previous).toBeNull();
  expect(neighbours(trailAround(ids, 'd999', '/detections'), 'd999').next).toBeNull();
  expect(neighbours({ ids, listAddress: '/detections' }, 'gone')).toEqual({
    previous: null,
    next: null,
  });
});

test('a trail survives the history entry, and anything else is none', () => {
  const trail = trailAround(ids, 'd3', '/detections?q=a');
  expect(readTrail(structuredClone(trail))).toEqual(trail);
  expect(readTrail(null)).toBeNull();
  expect(readTrail({ ids: [1], listAddress: '/detections' })).toBeNull();
  expect(readTrail({ ids: [], listAddress: 'https://elsewhere.example' })).toBeNull();
});
