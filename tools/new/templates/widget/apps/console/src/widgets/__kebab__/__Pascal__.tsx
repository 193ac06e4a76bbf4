import { textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { __camel__Text } from './__kebab__.text.ts';

/** __Title__: a bar for each value; its number opens the list that makes it up. */
export function __Pascal__() {
  const board = useDashboard();
  return <RankedBars label={textOf(__camel__Text).title} bars={__camel__Bars(board)} />;
}

export function __camel__Bars({ data, listAddress }: Board): RankedBar[] {
  return data.destinations.map(({ value, label, count, counts }) => ({
    key: value,
    label: label ?? value,
    count,
    counts,
    mark: { destination: [value] },
    address: listAddress('seen', { destination: [value] }),
  }));
}
