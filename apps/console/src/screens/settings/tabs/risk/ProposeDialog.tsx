import { textOf, TextArea, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { HistoryEffect } from './HistoryEffect.tsx';
import { tabText } from './tab.text.ts';
import type { WeightChange, WeightDraft } from './weight-draft.ts';
import { WeightChanges } from './WeightChanges.tsx';

export interface ProposeDialogProps {
  draft: WeightDraft;
  changes: readonly WeightChange[];
  /** Revision in use. */
  rev: number;
  /** Another proposal is awaiting approval. */
  replaces: boolean;
  onClose: () => void;
  onProposed: () => void;
}

/** Changes, their effect on history, and the reason for the second person. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { draft, changes, rev, replaces, onClose, onProposed } = props;
  const text = textOf(tabText);
  const [reason, setReason] = useState('');
  async function propose(): Promise<void> {
    const body = { rev, weights: draft, reason: reason.trim() };
    const made = await change('POST', '/v1/risk-weights/proposals', { body });
    if (made === undefined) return;
    toast({ variant: 'success', title: text.proposed });
    onProposed();
  }
  return (
    <FormDialog
      title={text.proposeTitle}
      description={replaces ? `${text.proposeAbout} ${text.proposeReplaces}` : text.proposeAbout}
      label={text.propose}
      missing={reason.trim() === '' ? text.reasonMissing : undefined}
      onSubmit={propose}
      onClose={onClose}
    >
      <WeightChanges changes={changes} />
      <HistoryEffect weights={draft} />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        isRequired
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
