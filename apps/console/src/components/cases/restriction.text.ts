import { defineText, formatCount } from '@waybill/ui';

export const restrictionText = defineText('components/cases/restriction', {
  hidden: (count: number) =>
    count === 1
      ? '1 detection is in a restricted case that you cannot see.'
      : `${formatCount(count)} detections are in restricted cases that you cannot see.`,
  hiddenLabel: 'Hidden detections',
  showRestricted: 'View restricted cases',

  restrict: 'Restrict to members',
  restrictHint:
    'Only members see the case and its detections. Everyone else sees how many are hidden.',
  members: 'Members',
  membersHint: 'At least one other member must be able to close the detections.',
  reason: 'Reason',
  reasonHint: 'Members can read it in the case. The audit log keeps it.',
  reasonFirst: (least: number) => `Enter a reason of at least ${least} characters`,
  closerFirst: 'Choose another member who can close detections',
  mayClose_all: 'Can close all detections',
  mayClose_all_but_critical: 'Can close all detections except critical ones',
  mayClose_nothing: 'Cannot close detections',

  restrictedBy: (name: string, when: string) => `Restricted by ${name} on ${when}`,
  restrictedSince: (when: string) => `Restricted since ${when}`,
  noReason: 'No reason was given.',
  lift: 'Everyone who can read detections will see the case and its detections.',

  shown_restricted: 'Restricted',
  list: 'Restricted cases',
  listHelp:
    'These cases are visible to their members only. You see that they exist, not what is in them.',
  none: 'No restricted cases',
  noneHelp: 'No case is restricted to its members.',
  number: 'Case',
  by: 'Restricted by',
  unknown: 'Unknown',
  since: 'Since',
  detections: 'Detections',
  yours: 'You are a member',
  unconfirmed: 'Check this restriction',
  unconfirmedHelp:
    '“Check this restriction”: the case was restricted in an earlier release, or by someone who no longer has the permission case:restrict.',
  open: 'Open',
  breakIn: 'Break in',
  breakInTo: (number: number) => `Break in to CASE-${number}`,
  breakInHelp:
    'You become a member of this case. Its members see in the timeline that you broke in, and why. The audit log keeps it.',
  brokenIn: (name: string, when: string) => `${name} broke in to this case on ${when}:`,
  passedOn: (when: string) =>
    `This case passed to the owners on ${when}, because no member could close its detections:`,
  notice: 'Access to this case',
});
