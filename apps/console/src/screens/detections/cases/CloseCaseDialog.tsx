import { CASE_OUTCOMES } from '@waybill/contract/case-values';
import { Button, Dialog, RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import { casePageText } from './case-page.text.ts';
import type { CaseActions } from './use-case.ts';

/** Closing a case takes how it ended. */
export function CloseCaseDialog({
  actions,
  onClose,
}: {
  actions: CaseActions;
  onClose: () => void;
}) {
  const text = textOf(casePageText);
  const [chosen, setChosen] = useState<string | null>(null);
  const outcome = CASE_OUTCOMES.find((one) => one === chosen);
  async function submit(): Promise<void> {
    if (outcome !== undefined && (await actions.patch({ state: 'closed', outcome }))) onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.closeTitle}
      description={text.closeHelp}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={outcome === undefined ? text.howItEnded : undefined}
            onClick={() => void submit()}
          >
            {text.close}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={text.howItEnded}
        value={chosen}
        onChange={setChosen}
        options={CASE_OUTCOMES.map((one) => ({ value: one, label: text[`outcome_${one}`] }))}
      />
    </Dialog>
  );
}
