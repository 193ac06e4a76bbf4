import type { WidgetPlace } from '@waybill/contract';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';

/** Columns of the grid, height of one of its rows and gap between widgets in pixels. */
export const GRID = { columns: 12, rowHeight: 24, gap: 16 } as const;
/** Maximum rows of a widget, as in the contract. */
export const TALLEST = 60;

export type Places = readonly WidgetPlace[];

/** Height of this many rows in pixels. */
export function rowsHeight(rows: number): number {
  return rows * GRID.rowHeight + (rows - 1) * GRID.gap;
}

function overlap(a: WidgetPlace, b: WidgetPlace): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function byPlace(a: WidgetPlace, b: WidgetPlace): number {
  return a.y - b.y || a.x - b.x;
}

/** In reading order, which is also the order of the single column on a narrow page. */
export function inOrder(places: Places): WidgetPlace[] {
  return places.toSorted(byPlace);
}

/**
 * Moves every widget up as far as possible, and pushes overlapping ones down. Keeps the order.
 * @param first stays in place; others make room for it
 */
export function settle(places: Places, first?: string): WidgetPlace[] {
  const rank = (place: WidgetPlace): number => (place.id === first ? 0 : 1);
  const settled: WidgetPlace[] = [];
  for (const place of places.toSorted((a, b) => a.y - b.y || rank(a) - rank(b) || a.x - b.x)) {
    const isFree = (y: number): boolean =>
      !settled.some((other) => overlap({ ...place, y }, other));
    let { y } = place;
    while (!isFree(y)) y += 1;
    while (y > 0 && isFree(y - 1)) y -= 1;
    settled.push({ ...place, y });
  }
  return places.flatMap(({ id }) => settled.filter((place) => place.id === id));
}

/** The arrangement of the product, for the widgets that the session may see. */
export function defaultPlaces(widgets: readonly WidgetManifest[]): WidgetPlace[] {
  return settle(
    inOrder(widgets.flatMap(({ id, place }) => (place === null ? [] : [{ id, ...place }]))),
  );
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Moves a widget one column aside, or past its neighbour above or below. */
export function movePlace(places: Places, id: string, to: Direction): WidgetPlace[] {
  const place = places.find((one) => one.id === id);
  if (place === undefined) return [...places];
  const moved = { ...place, ...stepOf(places, place, to) };
  return settle(
    places.map((one) => (one.id === id ? moved : one)),
    id,
  );
}

function stepOf(places: Places, place: WidgetPlace, to: Direction): Partial<WidgetPlace> {
  if (to === 'left') return { x: Math.max(0, place.x - 1) };
  if (to === 'right') return { x: Math.min(GRID.columns - place.w, place.x + 1) };
  const inColumns = places.filter(
    (other) => other.id !== place.id && other.x < place.x + place.w && place.x < other.x + other.w,
  );
  if (to === 'up') {
    const above = inColumns.filter((other) => other.y + other.h <= place.y);
    const nearest = above.toSorted((a, b) => b.y + b.h - (a.y + a.h))[0];
    return { y: nearest?.y ?? 0 };
  }
  const below = inColumns.filter((other) => other.y >= place.y + place.h);
  const nearest = below.toSorted(byPlace)[0];
  return { y: nearest === undefined ? place.y : nearest.y + nearest.h };
}

/** Makes a widget a step wider, narrower, taller or flatter, within what it can be read at. */
export function resizePlace(
  places: Places,
  widget: Pick<WidgetManifest, 'id' | 'least'>,
  to: Direction,
): WidgetPlace[] {
  const step = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
  const [wider, taller] = step[to];
  return settle(
    places.map((one) =>
      one.id === widget.id
        ? {
            ...one,
            w: Math.min(GRID.columns - one.x, Math.max(widget.least.w, one.w + wider)),
            h: Math.min(TALLEST, Math.max(widget.least.h, one.h + taller)),
          }
        : one,
    ),
    widget.id,
  );
}

/** Removes a widget; it can be added again. */
export function hidePlace(places: Places, id: string): WidgetPlace[] {
  return settle(places.filter((place) => place.id !== id));
}

/** Puts a hidden widget below all others, at its default size. */
export function addPlace(places: Places, widget: WidgetManifest): WidgetPlace[] {
  const bottom = Math.max(0, ...places.map(({ y, h }) => y + h));
  const size = widget.place ?? widget.least;
  return settle([...places, { id: widget.id, x: 0, y: bottom, w: size.w, h: size.h }]);
}

/** Whether two arrangements look the same. */
export function isSamePlaces(a: Places, b: Places): boolean {
  const written = (places: Places): string =>
    JSON.stringify(inOrder(places).map(({ id, x, y, w, h }) => [id, x, y, w, h]));
  return written(a) === written(b);
}
