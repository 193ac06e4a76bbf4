import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { destinationBars, Destinations } from './Destinations.tsx';
import { destinationsText } from './destinations.text.ts';

export const widget = defineWidget({
  id: 'destinations',
  title: () => textOf(destinationsText).title,
  about: () => textOf(destinationsText).about,
  place: { x: 8, y: 13, w: 4, h: 9 },
  least: { w: 3, h: 4 },
  permission: 'overview:read',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(destinationsText).head, destinationBars(board)),
  Widget: Destinations,
});
