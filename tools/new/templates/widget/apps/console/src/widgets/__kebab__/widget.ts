import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { __camel__Bars, __Pascal__ } from './__Pascal__.tsx';
import { __camel__Text } from './__kebab__.text.ts';

export const widget = defineWidget({
  id: '__kebab__',
  title: () => textOf(__camel__Text).title,
  about: () => textOf(__camel__Text).about,
  place: { x: 0, y: 900, w: 6, h: 8 },
  least: { w: 3, h: 4 },
  permission: 'detection:read',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(__camel__Text).head, __camel__Bars(board)),
  Widget: __Pascal__,
});
