import { defineText, formatCount } from '@waybill/ui';

const plural = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const exceptionText = defineText('components/classification/exception/exception', {
  group: 'Everyone in a group',
  groupHint: 'Applies to current members. New members are included, former members are not.',
  chooseGroup: 'Group',
  groupFacts: (source: string, members: number) => `${source}, ${plural(members, 'member')}`,
  ofPerson: (facts: string) => `${facts}, this person among them`,
  noGroups: 'No source has reported groups yet.',
  groupsUnknown: 'Could not load groups.',
  reason: 'Reason',
  reasonHint: 'Shown wherever the exception applies.',
  until: 'Expires',
  never: 'Never',
  inDays: (days: number) => `In ${formatCount(days)} days`,
  cancel: 'Cancel',
  except: 'Create exception',
  groupFirst: 'Choose a group',
  reasonFirst: 'Enter a reason',
  scope: 'Scope',
  effect: (findings: number, contents: number) =>
    `Excludes ${plural(findings, 'finding')} in ${plural(contents, 'content')}.`,
  effectDetections: (open: number, closed: number) =>
    `${plural(open, 'open detection')} and ${formatCount(closed)} closed ones are affected.`,
  effectUnknown: 'Other effects are unknown.',
});
