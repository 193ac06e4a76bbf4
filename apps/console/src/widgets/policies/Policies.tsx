import { textOf } from '@waybill/ui';
import { useDashboard, type Board } from '../../components/dashboard/board-context.ts';
import { RankedBars, type RankedBar } from '../../components/dashboard/RankedBars.tsx';
import { usePolicyNames } from '../../components/detection/use-policy-names.ts';
import { policiesText } from './policies.text.ts';

/** Which policies raised the detections. */
export function Policies() {
  const board = useDashboard();
  const names = usePolicyNames();
  return (
    <RankedBars
      label={textOf(policiesText).title}
      bars={policyBars(board).map((bar) => ({ ...bar, label: names.get(bar.key) ?? bar.label }))}
    />
  );
}

export function policyBars({ data, listAddress }: Board): RankedBar[] {
  return data.policies.map(({ value, label, count, counts }) => ({
    key: value,
    label: label ?? value,
    count,
    counts,
    mark: { policy: [value] },
    address: listAddress('seen', { policy: [value] }),
  }));
}
