import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { textOf } from '../text/define-text.ts';
import { Dialog } from './Dialog.tsx';
import { overlayText } from './overlay.text.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question, e.g. `Remove this integration?` */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** A verb, e.g. `Remove integration`. */
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  isDanger?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** The text to type before an irreversible action. */
  typeToConfirm?: string | undefined;
  children?: ReactNode;
}

/** Asks before something that is hard to undo. The safe answer has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, onConfirm, onClose, typeToConfirm } = props;
  const [typed, setTyped] = useState('');
  const text = textOf(overlayText);
  const mustType = typeToConfirm !== undefined && typed.trim() !== typeToConfirm;
  function close() {
    setTyped('');
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={close} data-autofocus>
            {text.cancel}
          </Button>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            isBusy={props.isBusy}
            disabledReason={mustType ? text.typeFirst(typeToConfirm) : undefined}
            onClick={() => {
              setTyped('');
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(props.children !== undefined || typeToConfirm !== undefined) && (
        <div className="flex flex-col gap-3 pb-1">
          {props.children}
          {typeToConfirm !== undefined && (
            <TextField
              label={
                <>
                  {text.typeBefore} <code className="font-mono text-sm">{typeToConfirm}</code>{' '}
                  {text.typeAfter}
                </>
              }
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
