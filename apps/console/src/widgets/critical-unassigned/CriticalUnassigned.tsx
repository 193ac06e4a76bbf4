import { textOf } from '@waybill/ui';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { DetectionRows } from '../../components/dashboard/DetectionRows.tsx';
import { ViewAll } from '../../components/dashboard/ViewAll.tsx';
import { criticalUnassignedText } from './critical-unassigned.text.ts';

/** Open critical detections without an assignee. */
export function CriticalUnassigned() {
  const { data, listAddress } = useDashboard();
  const text = textOf(criticalUnassignedText);
  const { items, total } = data.criticalUnassigned;
  return (
    <div className="flex min-h-full flex-col">
      <DetectionRows label={text.title} items={items} empty={text.empty} />
      <ViewAll
        total={total}
        address={listAddress('open', { severity: ['CRITICAL'], assignee: ['none'] })}
      />
    </div>
  );
}
