import type { Dashboard } from '@waybill/contract';
import { buttonClass, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { Icon } from '../../../components/icons.ts';
import { dashboardText } from '../dashboard.text.ts';
import { firstSteps, type FirstStep } from './first-steps.ts';

/** The first steps with their state; the first unfinished one is next. */
export function StepList({ checklist }: { checklist: Dashboard['checklist'] }) {
  const steps = firstSteps(checklist);
  const next = steps.find(({ isDone }) => !isDone)?.key;
  return (
    <ol aria-label={textOf(dashboardText).firstSteps} className="flex flex-col">
      {steps.map((step) => (
        <Step key={step.key} step={step} isNext={step.key === next} />
      ))}
    </ol>
  );
}

function Step({ step, isNext }: { step: FirstStep; isNext: boolean }) {
  const { can } = useSessionInfo();
  const text = textOf(dashboardText);
  const { action, isDone } = step;
  const Mark = isDone ? Icon.met : Icon.unmet;
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2.5 last:border-b-0">
      <Mark
        role="img"
        aria-label={isDone ? text.isDone : text.isOpen}
        className={clsx('size-5 shrink-0', isDone ? 'text-ok' : 'text-ink-3')}
      />
      <span className="min-w-0 flex-1">
        <span className={clsx('block', isDone ? 'text-ink-3' : 'font-medium')}>{step.title}</span>
        <span className="block text-sm text-ink-3">{step.detail}</span>
      </span>
      {!isDone && can(action.permission) && (
        <Link to={action.to} className={buttonClass(isNext ? 'primary' : 'secondary', 'sm')}>
          {action.label}
        </Link>
      )}
    </li>
  );
}
