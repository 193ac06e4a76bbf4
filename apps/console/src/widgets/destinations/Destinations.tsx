import { SourceGlyph, textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { destinationsText } from './destinations.text.ts';

/** Destinations of the detections' data. */
export function Destinations() {
  const board = useDashboard();
  return <RankedBars label={textOf(destinationsText).title} bars={destinationBars(board)} />;
}

export function destinationBars({ data, listAddress }: Board): RankedBar[] {
  return data.destinations.map(({ value, label, count, counts }) => ({
    key: value,
    label: label ?? value,
    icon: <SourceGlyph name={value} />,
    count,
    counts,
    mark: { destination: [value] },
    address: listAddress('seen', { destination: [value] }),
  }));
}
