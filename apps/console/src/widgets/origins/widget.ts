import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { originBars, Origins } from './Origins.tsx';
import { originsText } from './origins.text.ts';

export const widget = defineWidget({
  id: 'origins',
  title: () => textOf(originsText).title,
  about: () => textOf(originsText).about,
  place: { x: 4, y: 30, w: 4, h: 9 },
  least: { w: 3, h: 4 },
  permission: 'overview:read',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(originsText).head, originBars(board)),
  Widget: Origins,
});
