import { textOf } from '@waybill/ui';
import { defineWidget } from '../widget-manifest.ts';
import { Figures, FiguresResting } from './Figures.tsx';
import { figuresText } from './figures.text.ts';

/** Whole minutes; empty where nothing was closed. */
function minutes(ms: number | null): number | string {
  return ms === null ? '' : Math.round(ms / 60_000);
}

export const widget = defineWidget({
  id: 'figures',
  title: () => textOf(figuresText).title,
  place: { x: 0, y: 0, w: 12, h: 3 },
  least: { w: 8, h: 3 },
  permission: 'overview:read',
  skeleton: FiguresResting,
  isBare: true,
  table: ({ data: { strip } }) => {
    const text = textOf(figuresText);
    const { open, openCritical, seen, closeMs, sources } = strip;
    return {
      headers: [
        text.figure,
        text.open,
        text.critical,
        text.seen,
        text.closeMinutes,
        text.sources,
        text.sourcesKnown,
      ],
      rows: [
        [
          text.now,
          open.now,
          openCritical.now,
          seen.now,
          minutes(closeMs.now),
          sources.reporting,
          sources.connected,
        ],
        [
          text.before,
          open.before,
          openCritical.before,
          seen.before,
          minutes(closeMs.before),
          '',
          '',
        ],
      ],
    };
  },
  Widget: Figures,
});
