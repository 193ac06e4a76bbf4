import { defineText } from '@waybill/ui';

export const casesText = defineText('components/cases/cases', {
  addToCase: 'Add to a case…',
  addTitle: (count: number) =>
    count === 1 ? 'Add the detection to a case' : `Add ${count} detections to a case`,
  newCase: 'New case',
  existingCase: 'A case that is open',
  where: 'Where to',
  caseLabel: 'Case',
  noOpenCases: 'There is no open case yet.',
  casesFailed: 'The open cases could not be read.',
  caseTitle: 'Title',
  kind: 'What it is about',
  kindHint: 'It begins with the tasks that this usually takes.',
  create: 'Open the case',
  add: 'Add',
  titleFirst: 'Give it a title first',
  caseFirst: 'Choose a case first',
  opened: (number: number) => `CASE-${number} is open`,
  added: (number: number) => `Added to CASE-${number}`,
  show: 'Show',
  tooMany: (most: number) => `Choose them one by one, at most ${most}`,
  cases: 'Cases',
  inCase: 'In',

  kind_leaver: 'Somebody who leaves',
  kind_accidental_share: 'Shared by accident',
  kind_source_code_leak: 'Source code leaked',
  kind_ai_prompt_leak: 'Given to an AI',
  kind_other: 'Something else',

  state_open: 'Open',
  state_investigating: 'Investigating',
  state_waiting: 'Waiting',
  state_contained: 'Contained',
  state_closed: 'Closed',
  state_archived: 'Archived',
});
