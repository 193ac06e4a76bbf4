import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { Categories, categoryBars } from './Categories.tsx';
import { categoriesText } from './categories.text.ts';

export const widget = defineWidget({
  id: 'categories',
  title: () => textOf(categoriesText).title,
  about: () => textOf(categoriesText).about,
  place: { x: 8, y: 39, w: 4, h: 8 },
  least: { w: 3, h: 4 },
  permission: 'overview:read',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(categoriesText).head, categoryBars(board)),
  Widget: Categories,
});
