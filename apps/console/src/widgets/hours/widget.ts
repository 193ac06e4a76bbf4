import { textOf } from '@waybill/ui';
import { boardText } from '../../components/dashboard/board.text.ts';
import { hourLabel } from '../../components/dashboard/hour-label.ts';
import { defineWidget } from '../widget-manifest.ts';
import { Hours, HoursResting } from './Hours.tsx';
import { hoursText } from './hours.text.ts';

export const widget = defineWidget({
  id: 'hours',
  title: () => textOf(hoursText).title,
  about: () => textOf(hoursText).about,
  place: { x: 0, y: 39, w: 8, h: 8 },
  least: { w: 5, h: 6 },
  permission: 'overview:read',
  skeleton: HoursResting,
  drawing: 'chart',
  table: ({ data }) => ({
    headers: [textOf(hoursText).hour, textOf(boardText).count],
    rows: data.hours.map(({ hour, count }) => [hourLabel(hour), count]),
  }),
  Widget: Hours,
});
