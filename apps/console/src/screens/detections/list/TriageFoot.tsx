import type { MenuItem } from '@waybill/ui';
import { BulkBar } from '../../../components/detection/triage/BulkBar.tsx';
import { ChangeRunBar } from '../../../components/detection/triage/ChangeRunBar.tsx';
import type { ListSelection } from './use-list-selection.ts';
import type { ListTriage } from './use-list-triage.ts';

interface TriageFootProps {
  triage: ListTriage;
  selection: ListSelection;
  total: number | undefined;
  /** Groups have no rows to select. */
  isGrouped: boolean;
  /** Further menu items for the selection. */
  more: readonly MenuItem[];
}

/** Below the list: the last bulk change, the selection, and the open dialog. */
export function TriageFoot({ triage, selection, total, isGrouped, more }: TriageFootProps) {
  const { one, many, askMany } = triage;
  return (
    <>
      <ChangeRunBar many={many} />
      {selection.keys.size > 0 && !isGrouped && (
        <BulkBar
          count={selection.count}
          total={total}
          isAll={selection.isAll}
          onSelectAll={selection.selectAll}
          onClear={selection.clear}
          onAction={askMany}
          more={more}
        />
      )}
      {one.dialog}
      {many.dialog}
    </>
  );
}
