import { textOf } from '@waybill/ui';
import { boardText } from '../../components/dashboard/board.text.ts';
import { wordOf } from '../../components/detection/word-of.ts';
import { SEVERITIES_BY_URGENCY } from '../../components/detection/detection-labels.data.ts';
import { defineWidget } from '../widget-manifest.ts';
import { Flows, FlowsResting } from './Flows.tsx';
import { flowsText } from './flows.text.ts';

export const widget = defineWidget({
  id: 'flows',
  title: () => textOf(flowsText).title,
  about: () => textOf(flowsText).about,
  place: { x: 0, y: 3, w: 7, h: 10 },
  least: { w: 5, h: 6 },
  permission: 'overview:read',
  skeleton: FlowsResting,
  drawing: 'chart',
  table: ({ data }) => {
    const text = textOf(boardText);
    return {
      headers: [
        text.source,
        text.destination,
        text.count,
        ...SEVERITIES_BY_URGENCY.map((severity) => wordOf(severity)),
      ],
      rows: data.flows.map(({ source, destination, count, counts }) => [
        source,
        destination,
        count,
        ...SEVERITIES_BY_URGENCY.map((severity) => counts[severity] ?? 0),
      ]),
    };
  },
  Widget: Flows,
});
