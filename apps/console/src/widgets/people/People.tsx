import { Avatar, textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { peopleText } from './people.text.ts';

/** Subjects of the detections, the first twenty. */
export function People() {
  const board = useDashboard();
  return <RankedBars label={textOf(peopleText).title} bars={personBars(board)} />;
}

export function personBars({ data, listAddress }: Board): RankedBar[] {
  return data.people.map(({ value, label, count, counts }) => ({
    key: value,
    label: label ?? value,
    icon: <Avatar name={label ?? value} />,
    count,
    counts,
    mark: { person: [value] },
    address: listAddress('seen', { person: [value] }),
  }));
}
