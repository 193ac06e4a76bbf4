import type { PolicyDetail } from '@waybill/contract';
import { Button, Checkbox, Dialog, locale, TextArea, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change } from '../../../app/http/api.ts';
import { obstaclesOf } from './obstacles.ts';
import { ladderText } from './ladder.text.ts';
import type { LadderStep } from './PolicyLadder.tsx';

export interface StepDialogProps {
  policy: PolicyDetail;
  step: LadderStep;
  beforeStep: (() => Promise<boolean>) | undefined;
  onClose: () => void;
  onTaken: (policy: PolicyDetail) => void;
}

/** Asks for the reason of a step, and for each waived guard. */
export function StepDialog({ policy, step, beforeStep, onClose, onTaken }: StepDialogProps) {
  const words = textOf(ladderText);
  const [reason, setReason] = useState('');
  const [waivers, setWaivers] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const open = obstaclesOf(step);
  const isWaiting = open.some(({ code, isWaivable }) => isWaivable && !waivers.includes(code));
  const lacksReason = open.length > 0 && reason.trim() === '';

  async function take(): Promise<void> {
    setIsBusy(true);
    try {
      if (beforeStep !== undefined && !(await beforeStep())) return;
      const answer = await change('POST', '/v1/policies/{policyKey}/transitions', {
        params: { policyKey: policy.policyKey },
        body: {
          rev: policy.rev,
          ruleId: step.ruleId,
          to: step.to,
          reason: reason.trim(),
          waivers: open.filter(({ code }) => waivers.includes(code)).map(({ code }) => code),
          zone: locale().timeZone,
        },
      });
      if (answer === undefined) return;
      const isDone = answer.outcome === 'done';
      toast({ variant: isDone ? 'success' : 'info', title: isDone ? words.taken : words.waits });
      onTaken(answer.policy);
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={words[`step_${step.to}`]}
      description={words[`about_${step.to}`]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={
              isWaiting ? words.waiveFirst : lacksReason ? words.reasonFirst : undefined
            }
            onClick={() => void take()}
          >
            {words[`step_${step.to}`]}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {open.map(({ code }) => (
          <Checkbox
            key={code}
            label={words.waive(words[`guard_${code}`])}
            checked={waivers.includes(code)}
            onChange={({ target }) =>
              setWaivers(
                target.checked ? [...waivers, code] : waivers.filter((other) => other !== code),
              )
            }
          />
        ))}
        <TextArea
          label={words.reason}
          isRequired={open.length > 0}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
