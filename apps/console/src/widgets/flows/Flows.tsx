import { Sankey, SourceGlyph, textOf, type SankeyPart } from '@waybill/ui';
import { boardText } from '../../components/dashboard/board.text.ts';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import type { Mark } from '../../components/dashboard/board-filter.ts';
import { SEVERITIES_BY_URGENCY } from '../../components/detection/detection-labels.data.ts';
import { flowsText } from './flows.text.ts';

/** A part of the picture as filters: one flow, or all flows from or to a place. */
function markOf({ source, target }: SankeyPart): Mark {
  return {
    ...(source === undefined ? {} : { source: [source] }),
    ...(target === undefined ? {} : { destination: [target] }),
  };
}

function glyphOf(name: string) {
  return <SourceGlyph name={name} />;
}

/** Origins and destinations of the detections' data; only urgent ones are coloured. */
export function Flows() {
  const { data, listAddress, toggle } = useDashboard();
  const links = data.flows.map(({ source, destination, count, counts }) => ({
    source,
    target: destination,
    value: count,
    severity: SEVERITIES_BY_URGENCY.find((severity) => (counts[severity] ?? 0) > 0),
  }));
  return (
    <Sankey
      label={textOf(flowsText).title}
      links={links}
      height="fill"
      empty={textOf(boardText).nothing}
      iconOf={glyphOf}
      onSelect={(part) => toggle(markOf(part))}
      hrefOf={({ source, target }) =>
        listAddress('seen', {
          source: source === undefined ? undefined : [source],
          destination: target === undefined ? undefined : [target],
        }) ?? '/detections'
      }
    />
  );
}

export function FlowsResting() {
  return <Sankey isLoading label={textOf(flowsText).title} links={[]} height="fill" />;
}
