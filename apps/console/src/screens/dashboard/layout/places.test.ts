import type { WidgetPlace } from '@waybill/contract';
import { expect, test } from 'vitest';
import { FOUND_WIDGETS } from '../found-widgets.ts';
import {
  addPlace,
  defaultPlaces,
  hidePlace,
  isSamePlaces,
  movePlace,
  resizePlace,
  settle,
  type Places,
} from './places.ts';
import { shownPlaces } from './stored-places.ts';

const LEAST = { w: 2, h: 2 };
const place = (id: string, ...box: [x: number, y: number, w: number, h: number]): WidgetPlace => {
  const [x, y, w, h] = box;
  return { id, x, y, w, h };
};
/** Two side by side, and a wide one below. */
const THREE = [place('a', 0, 0, 6, 4), place('b', 6, 0, 6, 6), place('c', 0, 6, 12, 3)];

function at(places: Places, id: string): number[] {
  const found = places.find((one) => one.id === id);
  return found === undefined ? [] : [found.x, found.y, found.w, found.h];
}

function overlaps(places: Places): string[] {
  return places.flatMap((a, index) =>
    places
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => `${a.id} ${b.id}`),
  );
}

test('the arrangement of the product fits the grid, overlaps nowhere and has no holes to rise into', () => {
  const places = defaultPlaces(FOUND_WIDGETS);
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter(({ x, w }) => x + w > 12)).toEqual([]);
  expect(overlaps(places)).toEqual([]);
  expect(isSamePlaces(settle(places), places)).toBe(true);
  // Each can be read at the size that it is given.
  expect(isSamePlaces(shownPlaces(places, FOUND_WIDGETS), places)).toBe(true);
});

test('widgets rise as far as they can, and make room for each other', () => {
  expect(at(settle([place('a', 0, 9, 6, 4)]), 'a')).toEqual([0, 0, 6, 4]);
  const settled = settle([place('a', 0, 0, 8, 4), place('b', 4, 2, 8, 4)]);
  expect(at(settled, 'b')).toEqual([4, 4, 8, 4]);
});

test('a widget moves a column aside and past its neighbours up and down', () => {
  expect(at(movePlace(THREE, 'a', 'left'), 'a')).toEqual([0, 0, 6, 4]);
  const aside = movePlace(THREE, 'a', 'right');
  expect(at(aside, 'a')).toEqual([1, 0, 6, 4]);
  expect(at(aside, 'b')).toEqual([6, 4, 6, 6]);
  const up = movePlace(THREE, 'c', 'up');
  expect(at(up, 'c')).toEqual([0, 0, 12, 3]);
  expect(at(up, 'a')).toEqual([0, 3, 6, 4]);
  const down = movePlace(THREE, 'a', 'down');
  expect(at(down, 'a')[1]).toBeGreaterThan(at(down, 'c')[1] ?? 0);
  expect([aside, up, down].flatMap(overlaps)).toEqual([]);
});

test('a widget is resized within the grid and what it can be read at', () => {
  const a = { id: 'a', least: LEAST };
  const wider = resizePlace(THREE, a, 'right');
  expect(at(wider, 'a')).toEqual([0, 0, 7, 4]);
  expect(overlaps(wider)).toEqual([]);
  expect(at(resizePlace(THREE, a, 'down'), 'a')).toEqual([0, 0, 6, 5]);
  const small = [place('a', 0, 0, 2, 2)];
  expect(at(resizePlace(small, a, 'left'), 'a')).toEqual([0, 0, 2, 2]);
  expect(at(resizePlace(small, a, 'up'), 'a')).toEqual([0, 0, 2, 2]);
  expect(at(resizePlace([place('a', 10, 0, 2, 2)], a, 'right'), 'a')).toEqual([10, 0, 2, 2]);
});

test('a hidden widget leaves no hole, and comes back at the end', () => {
  const hidden = hidePlace(THREE, 'b');
  expect(at(hidden, 'c')).toEqual([0, 4, 12, 3]);
  const [widget] = FOUND_WIDGETS;
  if (widget === undefined) throw new Error('No widget was found');
  const added = addPlace(hidden, widget);
  expect(at(added, widget.id)[1]).toBe(7);
});
