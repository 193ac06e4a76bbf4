import type { DetectionFilter, DetectionListItem, Grouping } from '@waybill/contract';
import { ColumnChooser, PageHeader, textOf, type ColumnChooserProps } from '@waybill/ui';
import type { ReactNode } from 'react';
import { detectionsText } from './detections.text.ts';
import { ExportMenu } from './export/ExportMenu.tsx';
import { GroupMenu } from './GroupMenu.tsx';

export interface ListHeaderProps extends ColumnChooserProps<DetectionListItem> {
  groups: readonly Grouping[];
  onGroupsChange: (groups: readonly Grouping[]) => void;
  filter: DetectionFilter;
  total: number | undefined;
  /** The line of views. */
  views: ReactNode;
}

/** Title, number of matching detections, views, groups, columns and export, all in one line. */
export function ListHeader(props: ListHeaderProps) {
  const { filter, total, groups, onGroupsChange, views, ...columns } = props;
  return (
    <div className="@container px-4 py-1.5">
      <PageHeader
        title={textOf(detectionsText).title}
        count={total}
        views={views}
        actions={
          <>
            <GroupMenu groups={groups} onChange={onGroupsChange} />
            {groups.length === 0 && <ColumnChooser {...columns} size="sm" isPicture />}
            <ExportMenu filter={filter} total={total} />
          </>
        }
      />
    </div>
  );
}
