import { Button, Dialog, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { tellFailure } from '../app/http/tell-failure.ts';
import { formDialogText } from './form-dialog.text.ts';

export interface FormDialogProps {
  title: string;
  description?: string | undefined;
  /** The button that sends it. */
  label: string;
  /** Why it cannot be sent yet. */
  missing?: string | undefined;
  /** The submit action; the dialog stays open and shows why if it fails. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: submitted by its button or by Enter in a field, once at a time. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, label, missing, onSubmit, onClose, children } = props;
  const [isBusy, setIsBusy] = useState(false);
  async function submit(): Promise<void> {
    if (missing !== undefined || isBusy) return;
    setIsBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{textOf(formDialogText).cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
            onClick={() => void submit()}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
