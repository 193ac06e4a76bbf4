import { Button, Dialog, textOf } from '@waybill/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { workingTimeText } from './working-time.text.ts';

export interface FormDialogProps {
  title: string;
  /** The button that saves. */
  action: string;
  /** Paths of the fields that tell their own faults. */
  fields: readonly string[];
  size?: 'md' | 'lg' | undefined;
  isDisabled?: boolean | undefined;
  /** Resolves to true when the dialog can close. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: (error: unknown) => ReactNode;
}

/** A form in a dialog: saves one at a time, and shows errors that no field shows. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, fields, size = 'md', isDisabled = false, onSave, onClose } = props;
  const text = textOf(workingTimeText);
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isDisabled) return;
    setIsBusy(true);
    setError(null);
    try {
      if (await onSave()) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const isTold = fields.some((field) => faultAt(error, field) !== null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size={size}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy} disabled={isDisabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={form}
        autoComplete="off"
        onSubmit={(event) => void save(event)}
        className="flex flex-col gap-4 pb-1"
      >
        {props.children(error)}
        {error !== null && !isTold && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}
