import type { TriageChange } from '@waybill/contract';
import { Button, Dialog, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { ChangePreview } from './ChangePreview.tsx';
import type { Subject } from './subject.ts';
import { triageText } from './triage.text.ts';

export interface ChangeDialogProps {
  subject: Subject;
  title: string;
  /** What is filled in; null while it is not complete. */
  change: TriageChange | null;
  /** The button that does it. */
  label: string;
  /** Why it cannot be done yet. */
  missing?: string | undefined;
  onSubmit: (change: TriageChange) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that becomes a change, of one detection or of many with what it would do to them. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { subject, title, change, label, missing, onSubmit, onClose, children } = props;
  const submit = () => {
    if (change !== null) onSubmit(change);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{textOf(triageText).cancel}</Button>
          <Button
            variant="primary"
            disabledReason={change === null ? (missing ?? title) : undefined}
            onClick={submit}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
        {subject.kind === 'many' && <ChangePreview chosen={subject.chosen} change={change} />}
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
