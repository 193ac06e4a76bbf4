import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { personBars, People } from './People.tsx';
import { peopleText } from './people.text.ts';

export const widget = defineWidget({
  id: 'people',
  title: () => textOf(peopleText).title,
  about: () => textOf(peopleText).about,
  place: { x: 0, y: 30, w: 4, h: 9 },
  least: { w: 3, h: 4 },
  permission: 'detection:read',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(peopleText).head, personBars(board)),
  Widget: People,
});
