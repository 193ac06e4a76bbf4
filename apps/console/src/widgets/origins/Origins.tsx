import { SourceGlyph, textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { originsText } from './origins.text.ts';

/** Origins of the detections' data. */
export function Origins() {
  const board = useDashboard();
  return <RankedBars label={textOf(originsText).title} bars={originBars(board)} />;
}

export function originBars({ data, listAddress }: Board): RankedBar[] {
  return data.sources.map(({ value, label, count, counts }) => ({
    key: value,
    label: label ?? value,
    icon: <SourceGlyph name={value} />,
    count,
    counts,
    mark: { source: [value] },
    address: listAddress('seen', { source: [value] }),
  }));
}
