import type { WidgetPlace } from '@waybill/contract';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { addPlace, GRID, inOrder, settle, TALLEST, type Places } from './places.ts';

/**
 * Row of hidden widgets: the last one in the contract, where no widget is ever shown. If they were
 * omitted, a later release's new widget would look the same.
 */
const HIDDEN_ROW = 1000;

/** A visible arrangement plus its hidden widgets, in stored form. */
export function storedPlaces(
  shown: Places,
  widgets: readonly WidgetManifest[],
  before: Places | null,
): WidgetPlace[] {
  const hidden = widgets.filter(({ id }) => !shown.some((place) => place.id === id));
  // Widgets hidden from this session, or unknown to this release, stay unchanged.
  const others = (before ?? []).filter(({ id }) => !widgets.some((widget) => widget.id === id));
  return [
    ...shown,
    ...hidden.map(({ id, least }) => ({ id, x: 0, y: HIDDEN_ROW, w: least.w, h: least.h })),
    ...others,
  ];
}

/**
 * A displayable stored arrangement: unknown widgets are skipped, sizes fit the grid, and new widgets
 * come last.
 */
export function shownPlaces(stored: Places, widgets: readonly WidgetManifest[]): WidgetPlace[] {
  const seen = new Set<string>();
  const kept = stored.flatMap((place) => {
    const widget = widgets.find(({ id }) => id === place.id);
    if (widget === undefined || seen.has(place.id)) return [];
    seen.add(place.id);
    if (place.y >= HIDDEN_ROW) return [];
    const w = Math.min(GRID.columns, Math.max(widget.least.w, place.w));
    const h = Math.min(TALLEST, Math.max(widget.least.h, place.h));
    return [{ id: place.id, x: Math.min(place.x, GRID.columns - w), y: place.y, w, h }];
  });
  const added = inOrder(
    widgets.flatMap(({ id, place }) => (place === null || seen.has(id) ? [] : [{ id, ...place }])),
  );
  return added.reduce((places, { id }) => {
    const widget = widgets.find((one) => one.id === id);
    return widget === undefined ? places : addPlace(places, widget);
  }, settle(kept));
}
