import type { DetectionSummary } from '@waybill/contract';
import { HiddenNotice } from '../../components/cases/HiddenNotice.tsx';
import { ListHeader, type ListHeaderProps } from './ListHeader.tsx';
import { ViewLinks } from './ViewLinks.tsx';

export interface ListTopProps extends Omit<ListHeaderProps, 'total' | 'views'> {
  figures: DetectionSummary | undefined;
  /** Columns in order, and whether they are the default. */
  shown: { ids: readonly string[]; isAsItComes: boolean };
}

/** The first line of the list with its views and notices. */
export function ListTop({ figures, shown, ...header }: ListTopProps) {
  return (
    <>
      <ViewLinks
        list={{
          columns: shown.ids,
          hasOwnColumns: !shown.isAsItComes,
          asOf: figures?.asOf,
        }}
        renderLine={(views) => <ListHeader {...header} total={figures?.total} views={views} />}
      />
      <HiddenNotice count={figures?.hidden} className="px-4 pb-2" />
    </>
  );
}
