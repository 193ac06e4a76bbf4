import { textOf } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { DetectionRows } from '../../components/dashboard/DetectionRows.tsx';
import { ViewAll } from '../../components/dashboard/ViewAll.tsx';
import { myWorkText } from './my-work.text.ts';

/** The reader's assigned and open detections. */
export function MyWork() {
  const { data, listAddress } = useDashboard();
  const { user } = useSessionInfo();
  const text = textOf(myWorkText);
  const { items, total } = data.mine;
  return (
    <div className="flex min-h-full flex-col">
      <DetectionRows label={text.title} items={items} empty={text.empty} />
      <ViewAll total={total} address={listAddress('open', { assignee: [user.userId] })} />
    </div>
  );
}
