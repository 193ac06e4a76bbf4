import { CASE_OUTCOMES } from '@waybill/contract/case-values';
import { RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { casePageText } from './case-page.text.ts';

export interface CloseCaseDialogProps {
  /** Gives whether it is closed. */
  onCloseAs: (outcome: (typeof CASE_OUTCOMES)[number]) => Promise<boolean>;
  onClose: () => void;
}

/** Closing a case asks for its outcome. */
export function CloseCaseDialog({ onCloseAs, onClose }: CloseCaseDialogProps) {
  const text = textOf(casePageText);
  const [chosen, setChosen] = useState<string | null>(null);
  const outcome = CASE_OUTCOMES.find((one) => one === chosen);
  async function submit(): Promise<void> {
    if (outcome !== undefined && (await onCloseAs(outcome))) onClose();
  }
  return (
    <FormDialog
      title={text.closeTitle}
      description={text.closeHelp}
      label={text.close}
      missing={outcome === undefined ? text.howItEnded : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={text.howItEnded}
        value={chosen}
        onChange={setChosen}
        options={CASE_OUTCOMES.map((one) => ({ value: one, label: text[`outcome_${one}`] }))}
      />
    </FormDialog>
  );
}
