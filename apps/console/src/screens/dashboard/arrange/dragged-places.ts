import type { WidgetPlace } from '@waybill/contract';
import type { Layout } from 'react-grid-layout';
import { settle } from '../layout/places.ts';

/** Result of a drag in stored form. */
export function draggedPlaces(layout: Layout): WidgetPlace[] {
  return settle(layout.map(({ i, x, y, w, h }) => ({ id: i, x, y, w, h })));
}
