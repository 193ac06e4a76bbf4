import { textOf } from '@waybill/ui';
import { defineWidget } from '../widget-manifest.ts';
import { Coverage, CoverageResting } from './Coverage.tsx';
import { coverageText } from './coverage.text.ts';

export const widget = defineWidget({
  id: 'coverage',
  title: () => textOf(coverageText).title,
  about: () => textOf(coverageText).about,
  place: { x: 0, y: 47, w: 12, h: 8 },
  least: { w: 5, h: 4 },
  permission: 'overview:read',
  skeleton: CoverageResting,
  isFlush: true,
  table: ({ data }) => {
    const text = textOf(coverageText);
    return {
      headers: [text.source, text.events, text.lastEvent, text.rejected],
      rows: data.coverage.map(({ source, events, lastEventAt, rejected }) => [
        source,
        events,
        new Date(lastEventAt),
        rejected,
      ]),
    };
  },
  Widget: Coverage,
});
