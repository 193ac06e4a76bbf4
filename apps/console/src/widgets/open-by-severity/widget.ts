import { textOf } from '@waybill/ui';
import { boardText } from '../../components/dashboard/board.text.ts';
import { wordOf } from '../../components/detection/word-of.ts';
import { SEVERITIES_BY_URGENCY } from '../../components/detection/detection-labels.data.ts';
import { defineWidget } from '../widget-manifest.ts';
import { ageLabel } from './age-label.ts';
import { OpenBySeverity, OpenBySeverityResting } from './OpenBySeverity.tsx';
import { openBySeverityText } from './open-by-severity.text.ts';

export const widget = defineWidget({
  id: 'open-by-severity',
  title: () => textOf(openBySeverityText).title,
  about: () => textOf(openBySeverityText).about,
  place: { x: 0, y: 22, w: 4, h: 8 },
  least: { w: 3, h: 6 },
  permission: 'overview:read',
  skeleton: OpenBySeverityResting,
  table: ({ data }) => {
    const text = textOf(boardText);
    return {
      headers: [text.severity, text.count, ...data.openByAge.map(ageLabel)],
      rows: SEVERITIES_BY_URGENCY.map((severity) => [
        wordOf(severity),
        data.openBySeverity[severity] ?? 0,
        ...data.openByAge.map(({ counts }) => counts[severity] ?? 0),
      ]),
    };
  },
  Widget: OpenBySeverity,
});
