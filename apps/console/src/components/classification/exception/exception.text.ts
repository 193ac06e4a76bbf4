import { defineText, formatCount } from '@waybill/ui';

const plural = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const exceptionText = defineText('components/classification/exception/exception', {
  group: 'Everybody in a group',
  groupHint: 'Who joins the group later is excepted, too; who leaves it is not any more.',
  chooseGroup: 'Group',
  groupFacts: (source: string, members: number) => `${source}, ${plural(members, 'member')}`,
  ofPerson: (facts: string) => `${facts}, this person among them`,
  noGroups: 'No source has told of a group yet.',
  groupsUnknown: 'The groups could not be read.',
  reason: 'Why it is wrong',
  reasonHint: 'Shown wherever the exception takes something out.',
  until: 'Ends',
  never: 'Never',
  inDays: (days: number) => `In ${formatCount(days)} days`,
  cancel: 'Cancel',
  except: 'Make exception',
  groupFirst: 'Choose a group first',
  reasonFirst: 'Say why first',
  scope: 'What does not count',
  effect: (findings: number, contents: number) =>
    `It takes out ${plural(findings, 'finding')} in ${plural(contents, 'content')}.`,
  effectDetections: (open: number, closed: number) =>
    `${plural(open, 'open detection')} and ${formatCount(closed)} closed ones tell of them.`,
  effectUnknown: 'What it takes out besides is not known.',
});
