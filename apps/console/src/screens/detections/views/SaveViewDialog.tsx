import { SAVED_VIEW_LIMITS } from '@waybill/contract/saved-views';
import { Button, Checkbox, Dialog, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { describeError, faultAt } from '../../../app/http/api-error.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { savedViewsText } from './saved-views.text.ts';

/** Result of the dialog. */
export interface WantedView {
  name: string;
  isShared: boolean;
  hasColumns: boolean;
}

export interface SaveViewDialogProps {
  /** A new view, or a new name for an existing one. */
  kind: 'new' | 'rename';
  /** Existing name; empty for a new view. */
  name: string;
  /** Whether the reader chose the columns, so that they are worth saving. */
  hasOwnColumns: boolean;
  /** Performs it. Throws the server's error; false after a reported refusal. */
  onSave: (wanted: WantedView) => Promise<boolean>;
  onClose: () => void;
}

/** Names a view; of a new one also who sees it and whether its columns belong to it. */
export function SaveViewDialog({
  kind,
  name,
  hasOwnColumns,
  onSave,
  onClose,
}: SaveViewDialogProps) {
  const text = textOf(savedViewsText);
  const [typed, setTyped] = useState(name);
  const [isShared, setShared] = useState(false);
  const [hasColumns, setHasColumns] = useState(hasOwnColumns);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isSaving, setSaving] = useState(false);
  const missing = useMissingReason('detection:triage');
  const wanted = typed.trim();

  async function submit(): Promise<void> {
    if (wanted === '' || isSaving) return;
    setSaving(true);
    try {
      if (await onSave({ name: wanted, isShared, hasColumns })) onClose();
    } catch (error) {
      const { title, detail } = describeError(error);
      setFault(faultAt(error, 'name') === null && detail !== null ? `${title}: ${detail}` : title);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kind === 'new' ? text.saveTitle : text.renameTitle}
      description={kind === 'new' ? text.saveAbout : undefined}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={wanted === '' ? text.nameFirst : undefined}
            onClick={() => void submit()}
          >
            {text.save}
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
        <TextField
          label={text.name}
          value={typed}
          maxLength={SAVED_VIEW_LIMITS.name}
          error={fault}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
        />
        {kind === 'new' && (
          <>
            <Checkbox
              label={text.shareToo}
              hint={missing ?? text.shareHint}
              checked={isShared}
              disabled={missing !== undefined}
              onChange={(event) => setShared(event.target.checked)}
            />
            <Checkbox
              label={text.withColumns}
              hint={text.withColumnsHint}
              checked={hasColumns}
              onChange={(event) => setHasColumns(event.target.checked)}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
