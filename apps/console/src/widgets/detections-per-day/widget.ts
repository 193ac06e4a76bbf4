import { formatDateTime, textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { DetectionsPerDay, DetectionsPerDayResting } from './DetectionsPerDay.tsx';
import { perDayText } from './detections-per-day.text.ts';

export const widget = defineWidget({
  id: 'detections-per-day',
  title: () => textOf(perDayText).title,
  about: () => textOf(perDayText).about,
  place: { x: 7, y: 3, w: 5, h: 10 },
  least: { w: 4, h: 5 },
  permission: 'overview:read',
  skeleton: DetectionsPerDayResting,
  drawing: 'chart',
  table: ({ data }) =>
    severityTable(
      textOf(perDayText).day,
      data.days.map(({ startAt, counts }) => ({
        label: formatDateTime(startAt, undefined, 'date'),
        count: Object.values(counts).reduce((sum, count) => sum + count, 0),
        counts,
      })),
    ),
  Widget: DetectionsPerDay,
});
