import type { Dashboard } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { dashboardText } from '../dashboard.text.ts';
import { firstSteps } from './first-steps.ts';

/** The remaining first steps, each as a link; empty when all are done. */
export function FirstStepLinks({ checklist }: { checklist: Dashboard['checklist'] }) {
  const { can } = useSessionInfo();
  const text = textOf(dashboardText);
  const open = firstSteps(checklist).filter(
    ({ isDone, action }) => !isDone && can(action.permission),
  );
  if (open.length === 0) return null;
  return (
    <nav aria-label={text.firstSteps} className="flex flex-wrap items-center gap-x-2.5 text-sm">
      <span className="text-ink-3">{text.nextSteps}</span>
      {open.map(({ key, title, action }) => (
        <Link
          key={key}
          to={action.to}
          className="rounded-xs text-accent underline-offset-2 hover:underline"
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
