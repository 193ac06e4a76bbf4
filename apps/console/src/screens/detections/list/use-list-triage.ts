import type { DetectionListItem } from '@waybill/contract';
import { canMove } from '@waybill/contract/detection-transitions';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { focusComment } from '../../../components/detection/triage/focus-comment.ts';
import type { TriageAction } from '../../../components/detection/triage/TriageDialog.tsx';
import { useTriageKeys } from '../../../components/detection/triage/use-triage-keys.ts';
import { useTriageMany } from '../../../components/detection/triage/use-triage-many.tsx';
import { useTriageOne } from '../../../components/detection/triage/use-triage-one.tsx';
import type { ListSelection } from './use-list-selection.ts';

interface ListTriageOptions {
  rows: readonly DetectionListItem[];
  activeKey: string | null;
  isPanelOpen: boolean;
  selection: ListSelection;
  /** When the displayed figures were read; undefined without any. */
  asOf: string | undefined;
  onMove: (detectionId: string) => void;
  onOpen: (detectionId: string) => void;
  /** Many have been changed: reread the list. */
  onChanged: () => void;
}

/**
 * Triage from the list: keys act on the selected rows, else on the current row, which advances when it
 * is closed.
 */
export function useListTriage(options: ListTriageOptions) {
  const { rows, activeKey, isPanelOpen, selection, asOf, onMove, onOpen, onChanged } = options;
  const { can } = useSessionInfo();
  const active = rows.find(({ detectionId }) => detectionId === activeKey);
  const one = useTriageOne(({ detectionId }) => {
    const at = rows.findIndex((row) => row.detectionId === detectionId);
    const next = rows[at + 1];
    if (next !== undefined) onMove(next.detectionId);
  });
  const many = useTriageMany({ onAccepted: selection.clear, onChanged });

  const askMany = (action: TriageAction): void => {
    if (asOf !== undefined) many.ask(action, selection.chosen(asOf), selection.count);
  };
  const mayTriage = can('detection:triage');
  const isOpen = active !== undefined && canMove(active.status, 'closed', 'analyst');
  function ask(action: TriageAction): (() => void) | undefined {
    if (!mayTriage) return undefined;
    if (selection.keys.size > 0) return () => askMany(action);
    return isOpen ? () => one.ask(action, active) : undefined;
  }
  const takes = mayTriage && isOpen && selection.keys.size === 0;
  useTriageKeys({
    a: takes ? () => one.take(active) : undefined,
    e: ask('verdict'),
    v: ask('verdict'),
    m: ask('snooze'),
    s: ask('assign'),
    c:
      active === undefined
        ? undefined
        : () => {
            if (isPanelOpen) focusComment();
            else onOpen(active.detectionId);
          },
  });
  return { one, many, askMany, moveTo: onMove };
}

export type ListTriage = ReturnType<typeof useListTriage>;
