import type { TriageChange, Verdict } from '@waybill/contract';
import { AssignDialog } from './AssignDialog.tsx';
import { DueDialog } from './DueDialog.tsx';
import { SeverityDialog } from './SeverityDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import type { Subject } from './subject.ts';
import { TagsDialog } from './TagsDialog.tsx';
import { VerdictDialog } from './VerdictDialog.tsx';

export type TriageAction = 'verdict' | 'snooze' | 'severity' | 'due' | 'tags' | 'assign' | 'status';

export interface TriageDialogProps {
  action: TriageAction;
  subject: Subject;
  onSubmit: (change: TriageChange, verdict?: Verdict) => void;
  onClose: () => void;
}

/** The dialog of an action. */
export function TriageDialog({ action, ...form }: TriageDialogProps) {
  switch (action) {
    case 'verdict':
      return <VerdictDialog {...form} />;
    case 'snooze':
      return <SnoozeDialog {...form} />;
    case 'severity':
      return <SeverityDialog {...form} />;
    case 'due':
      return <DueDialog {...form} />;
    case 'tags':
      return <TagsDialog {...form} />;
    case 'assign':
      return <AssignDialog {...form} />;
    case 'status':
      return <StatusDialog {...form} />;
  }
}
