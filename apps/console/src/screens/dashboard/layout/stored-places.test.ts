import { WidgetPlace } from '@waybill/contract';
import { expect, test } from 'vitest';
import { FOUND_WIDGETS } from '../found-widgets.ts';
import { defaultPlaces, hidePlace, inOrder, isSamePlaces } from './places.ts';
import { shownPlaces, storedPlaces } from './stored-places.ts';

const STANDARD = defaultPlaces(FOUND_WIDGETS);
const ids = (places: readonly WidgetPlace[]) => inOrder(places).map(({ id }) => id);

test('what is hidden is kept as hidden, within what the contract takes', () => {
  const shown = hidePlace(hidePlace(STANDARD, 'people'), 'figures');
  const stored = storedPlaces(shown, FOUND_WIDGETS, null);
  expect(WidgetPlace.array().max(60).safeParse(stored).success).toBe(true);
  expect(isSamePlaces(shownPlaces(stored, FOUND_WIDGETS), shown)).toBe(true);
});

test('a widget of a later release comes last, and what was hidden stays hidden', () => {
  const before = FOUND_WIDGETS.filter(({ id }) => id !== 'origins');
  const shown = hidePlace(defaultPlaces(before), 'people');
  const stored = storedPlaces(shown, before, null);
  const later = shownPlaces(stored, FOUND_WIDGETS);
  expect(ids(later)).toEqual([...ids(shown), 'origins']);
});

test('a place that this session may not see, or does not know, is kept for one that does', () => {
  const may = FOUND_WIDGETS.filter(({ id }) => id !== 'people');
  const earlier = [
    { id: 'people', x: 0, y: 0, w: 6, h: 6 },
    { id: 'of-another-release', x: 6, y: 0, w: 6, h: 6 },
  ];
  const stored = storedPlaces(shownPlaces(earlier, may), may, earlier);
  expect(stored.slice(-2)).toEqual(earlier);
  expect(ids(shownPlaces(stored, may))).not.toContain('people');
  expect(ids(shownPlaces(stored, FOUND_WIDGETS))).toContain('people');
});

test('a stored arrangement is made to fit: sizes, the edge, and nothing twice', () => {
  const widgets = FOUND_WIDGETS.filter(({ id }) => id === 'people');
  const stored = [
    { id: 'people', x: 11, y: 5, w: 1, h: 1 },
    { id: 'people', x: 0, y: 0, w: 12, h: 4 },
    { id: 'gone', x: 0, y: 0, w: 4, h: 4 },
  ];
  expect(shownPlaces(stored, widgets)).toEqual([{ id: 'people', x: 9, y: 0, w: 3, h: 4 }]);
});
