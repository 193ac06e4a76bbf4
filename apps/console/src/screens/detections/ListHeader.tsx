import type { DetectionFilter, DetectionListItem, Grouping } from '@waybill/contract';
import { ColumnChooser, PageHeader, textOf, type ColumnChooserProps } from '@waybill/ui';
import { ManagedAppsControl } from '../../components/managed-apps/ManagedAppsControl.tsx';
import { TimeRangeControl } from '../../components/time-range/TimeRangeControl.tsx';
import { detectionsText } from './detections.text.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { GroupMenu } from './GroupMenu.tsx';

export interface ListHeaderProps extends ColumnChooserProps<DetectionListItem> {
  groups: readonly Grouping[];
  onGroupsChange: (groups: readonly Grouping[]) => void;
  filter: DetectionFilter;
  total: number | undefined;
}

/** Title, number of matching detections, whose destinations, time range, columns and export. */
export function ListHeader(props: ListHeaderProps) {
  const { filter, total, groups, onGroupsChange, ...columns } = props;
  return (
    // Where the header is narrow, its buttons are pictures.
    <div className="@container px-4 pt-3.5 pb-2.5">
      <PageHeader
        title={textOf(detectionsText).title}
        count={total}
        actions={
          <>
            <ManagedAppsControl />
            <TimeRangeControl />
            <GroupMenu groups={groups} onChange={onGroupsChange} />
            {groups.length === 0 && <ColumnChooser {...columns} />}
            <ExportMenu filter={filter} total={total} />
          </>
        }
      />
    </div>
  );
}
