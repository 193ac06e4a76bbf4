import type { TriageChange } from '@waybill/contract';
import type { ReactNode } from 'react';
import { FormDialog } from '../../FormDialog.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import type { Subject } from './subject.ts';

export interface ChangeDialogProps {
  subject: Subject;
  title: string;
  /** Filled-in values; null while incomplete. */
  change: TriageChange | null;
  /** The button that does it. */
  label: string;
  /** Why it cannot be done yet. */
  missing?: string | undefined;
  onSubmit: (change: TriageChange) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form for a change, of one detection or of many with a preview of its effect. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { subject, title, change, label, missing, onSubmit, onClose, children } = props;
  return (
    <FormDialog
      title={title}
      label={label}
      missing={change === null ? (missing ?? title) : undefined}
      onSubmit={async () => {
        if (change !== null) onSubmit(change);
      }}
      onClose={onClose}
    >
      {children}
      {subject.kind === 'many' && <ChangePreview chosen={subject.chosen} change={change} />}
    </FormDialog>
  );
}
