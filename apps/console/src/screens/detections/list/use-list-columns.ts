import type { DetectionListItem } from '@waybill/contract';
import { areColumnsPlain, shownColumnIds, type TableLayout } from '@waybill/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import type { PolicyNames } from '../filter/facet-view.ts';
import { withParam } from '../../../app/navigation/with-param.ts';
import { useTableLayout } from '../../../components/table-layout/use-table-layout.ts';
import { detectionColumns } from './detection-columns.tsx';
import { useRowShape } from './row-shape.ts';
import { columnsOf, COLUMNS_PARAM, layoutWith, splitLayout } from './list-columns.ts';

interface ListColumnNeeds {
  openFull: (detectionId: string) => void;
  policyNames: PolicyNames;
  typeNames: ReadonlyMap<string, string>;
  /** A detection is open next to the list. */
  hasPeek: boolean;
}

/** Columns of the list and their layout: as in the address, else the reader's last choice. */
export function useListColumns({ openFull, policyNames, typeNames, hasPeek }: ListColumnNeeds) {
  const { search } = useLocation();
  const { setParams } = useNavigator();
  const kept = useTableLayout('detections');
  const named = useMemo(() => columnsOf(new URLSearchParams(search)), [search]);
  const own = kept.layout;
  const hasObjectColumn =
    named?.includes('object') ?? (own.order.includes('object') && !own.hidden.includes('object'));
  const shape = useRowShape(own.density, hasPeek);
  const columns = useMemo(
    () =>
      detectionColumns({
        openFull: (row: DetectionListItem) => openFull(row.detectionId),
        policyNames,
        typeNames,
        hasObjectColumn,
        shape,
      }),
    [openFull, policyNames, typeNames, hasObjectColumn, shape],
  );
  const layout = useMemo(() => layoutWith(columns, own, named), [columns, own, named]);

  function setLayout(next: TableLayout): void {
    if (named === null) {
      kept.setLayout(next);
      return;
    }
    const parts = splitLayout(columns, own, next);
    kept.setLayout(parts.own);
    setParams((shown) => withParam(shown, COLUMNS_PARAM, parts.named.join(',')));
  }

  return {
    columns,
    layout,
    setLayout,
    shape,
    isReady: kept.isReady,
    /** Part stored in a view. */
    ids: shownColumnIds(columns, layout),
    isAsItComes: named === null && areColumnsPlain(own),
  };
}
