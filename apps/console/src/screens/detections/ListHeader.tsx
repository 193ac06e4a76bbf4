import type { DetectionFilter } from '@waybill/contract';
import { PageHeader } from '@waybill/ui';
import { ExportMenu } from './export/ExportMenu.tsx';
import { TimeRangeMenu } from './filter/TimeRangeMenu.tsx';
import type { ListActions } from './use-list-view.ts';

export interface ListHeaderProps {
  filter: DetectionFilter;
  total: number | undefined;
  actions: ListActions;
}

/** Title, number of matching detections, time range and export. */
export function ListHeader({ filter, total, actions }: ListHeaderProps) {
  return (
    <div className="px-4 pt-3.5 pb-2.5">
      <PageHeader
        title="Detections"
        count={total}
        actions={
          <>
            <TimeRangeMenu filter={filter} onChange={(from) => actions.setRange(from, null)} />
            <ExportMenu filter={filter} total={total} />
          </>
        }
      />
    </div>
  );
}
