import type { CaseDetail } from '@waybill/contract';
import { Button, Dialog, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { casePageText } from './case-page.text.ts';
import type { CaseActions } from './use-case.ts';

export interface RenameCaseDialogProps {
  shown: CaseDetail;
  actions: CaseActions;
  onClose: () => void;
}

/** Another title for a case. */
export function RenameCaseDialog({ shown, actions, onClose }: RenameCaseDialogProps) {
  const text = textOf(casePageText);
  const [typed, setTyped] = useState(shown.title);
  const title = typed.trim();
  async function submit(): Promise<void> {
    if (title !== '' && (title === shown.title || (await actions.patch({ title })))) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.renameTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={title === '' ? text.titleFirst : undefined}
            onClick={() => void submit()}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <form
        className="pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={text.title}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
