import type { Dashboard, Permission } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { dashboardText } from '../dashboard.text.ts';

type Checklist = Dashboard['checklist'];

export interface FirstStep {
  key: keyof Checklist;
  title: string;
  detail: string;
  isDone: boolean;
  /** Where it is done; undefined where no page can do it. */
  action: { label: string; to: string; permission: Permission } | undefined;
}

/** The five first steps of an organisation, as far as the answer says that they are done. */
export function firstSteps(checklist: Checklist): FirstStep[] {
  const text = textOf(dashboardText);
  const steps: Omit<FirstStep, 'isDone'>[] = [
    {
      key: 'hasToken',
      title: text.stepToken,
      detail: text.stepTokenDetail,
      action: {
        label: text.stepTokenAction,
        to: '/settings/integrations?view=sending',
        permission: 'integration:manage',
      },
    },
    {
      key: 'hasEvent',
      title: text.stepEvent,
      detail: text.stepEventDetail,
      action: undefined,
    },
    {
      key: 'hasDetection',
      title: text.stepDetection,
      detail: text.stepDetectionDetail,
      action: { label: text.stepDetectionAction, to: '/policies', permission: 'policy:read' },
    },
    {
      key: 'hasClosed',
      title: text.stepClosed,
      detail: text.stepClosedDetail,
      action: { label: text.stepClosedAction, to: '/detections', permission: 'detection:triage' },
    },
    {
      key: 'hasColleague',
      title: text.stepColleague,
      detail: text.stepColleagueDetail,
      action: {
        label: text.stepColleagueAction,
        to: '/user-management',
        permission: 'user:recover',
      },
    },
  ];
  return steps.map((step) => ({ ...step, isDone: checklist[step.key] }));
}
