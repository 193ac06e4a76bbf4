import type { CaseDetail } from '@waybill/contract';
import { TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
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
    if (title === shown.title || (await actions.patch({ title }))) onClose();
  }
  return (
    <FormDialog
      title={text.renameTitle}
      label={text.save}
      missing={title === '' ? text.titleFirst : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.title}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
