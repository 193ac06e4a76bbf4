import { ownValue } from '@waybill/contract/own-value';
import { textOf } from '@waybill/ui';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';
import { movePlace, resizePlace, type Direction, type Places } from '../layout/places.ts';

const DIRECTION: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * Effect of a key on a widget's handle: arrows move it, with Shift they resize it.
 * @returns the arrangement and its announcement; null for every other key
 */
export function keyedPlaces(
  event: { key: string; shiftKey: boolean },
  places: Places,
  widget: WidgetManifest,
): { places: Places; said: string } | null {
  const to = ownValue(DIRECTION, event.key);
  if (to === undefined) return null;
  const next = event.shiftKey ? resizePlace(places, widget, to) : movePlace(places, widget.id, to);
  const place = next.find(({ id }) => id === widget.id);
  if (place === undefined) return null;
  const text = textOf(dashboardText);
  const title = widget.title();
  return {
    places: next,
    said: event.shiftKey
      ? text.sized(title, place.w, place.h)
      : text.placed(title, place.x + 1, place.y + 1),
  };
}
