import type { Dashboard } from '@waybill/contract';
import { Dialog, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { dashboardText } from '../dashboard.text.ts';
import { firstSteps } from './first-steps.ts';
import { StepList } from './StepList.tsx';

/** What is left of the first steps, out of the way; gone when all are done. */
export function FirstStepsButton({ checklist }: { checklist: Dashboard['checklist'] }) {
  const [isOpen, setIsOpen] = useState(false);
  const { can } = useSessionInfo();
  const text = textOf(dashboardText);
  const steps = firstSteps(checklist);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length || !can('setting:manage')) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="rounded-xs text-sm text-accent underline-offset-2 hover:underline"
      >
        {text.firstStepsOf(done, steps.length)}
      </button>
      <Dialog isOpen={isOpen} title={text.firstSteps} onClose={() => setIsOpen(false)}>
        <StepList checklist={checklist} />
      </Dialog>
    </>
  );
}
