import type { Dashboard, Permission } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { dashboardText } from '../dashboard.text.ts';

type Checklist = Dashboard['checklist'];

export interface FirstStep {
  key: 'hasSource' | 'hasColleague' | 'hasPolicy';
  title: string;
  detail: string;
  isDone: boolean;
  /** Where to do it. */
  action: { label: string; to: string; permission: Permission };
}

/** The first steps of an organization, each with whether it is done. */
export function firstSteps(checklist: Checklist): FirstStep[] {
  const text = textOf(dashboardText);
  const steps: Omit<FirstStep, 'isDone'>[] = [
    {
      key: 'hasSource',
      title: text.stepSource,
      detail: text.stepSourceDetail,
      action: {
        label: text.stepSourceAction,
        to: '/settings/integrations',
        permission: 'integration:manage',
      },
    },
    {
      key: 'hasColleague',
      title: text.stepColleague,
      detail: text.stepColleagueDetail,
      action: {
        label: text.stepColleagueAction,
        to: '/user-management?invite=',
        permission: 'user:invite',
      },
    },
    {
      key: 'hasPolicy',
      title: text.stepPolicy,
      detail: text.stepPolicyDetail,
      action: { label: text.stepPolicyAction, to: '/policies/wizard', permission: 'policy:edit' },
    },
  ];
  return steps.map((step) => ({ ...step, isDone: checklist[step.key] }));
}
