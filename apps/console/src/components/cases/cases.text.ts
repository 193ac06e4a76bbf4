import { defineText } from '@waybill/ui';

export const casesText = defineText('components/cases/cases', {
  addToCase: 'Add to a case…',
  addTitle: (count: number) =>
    count === 1 ? 'Add the detection to a case' : `Add ${count} detections to a case`,
  newCase: 'New case',
  existingCase: 'Existing case',
  where: 'Add to',
  caseLabel: 'Case',
  noOpenCases: 'No open cases.',
  casesFailed: 'Could not load open cases.',
  caseTitle: 'Title',
  kind: 'Type',
  kindHint: 'Sets the initial tasks.',
  create: 'Create case',
  add: 'Add',
  titleFirst: 'Enter a title',
  caseFirst: 'Choose a case',
  opened: (number: number) => `CASE-${number} created`,
  added: (number: number) => `Added to CASE-${number}`,
  show: 'Show',
  tooMany: (most: number) => `Choose them one by one, at most ${most}`,
  cases: 'Cases',
  inCase: 'In',

  kind_leaver: 'Departing person',
  kind_accidental_share: 'Accidental sharing',
  kind_source_code_leak: 'Source code leak',
  kind_ai_prompt_leak: 'AI prompt leak',
  kind_other: 'Other',

  state_open: 'Open',
  state_investigating: 'Investigating',
  state_waiting: 'Waiting',
  state_contained: 'Contained',
  state_closed: 'Closed',
  state_archived: 'Archived',
});
