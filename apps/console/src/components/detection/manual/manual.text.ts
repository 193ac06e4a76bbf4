import { defineText } from '@waybill/ui';

export const manualText = defineText('components/detection/manual/manual', {
  make: 'Create detection',
  ofEvent: 'From this event.',
  ofFlow: 'From the events of this flow in the selected time range, newest 500 at most.',
  ofPerson: 'From this person’s events in the selected time range, newest 500 at most.',
  titleOf: (name: string) => `Activity of ${name}`,
  makeOf: (name: string) => `Create detection from ${name}`,
  title: 'Title',
  severity: 'Severity',
  note: 'What did you notice?',
  noteHint: 'Shown on the detection as its reason.',
  titleFirst: 'Enter a title',
  made: (number: number) => `DET-${number} created`,
  show: 'Show',
  madeBy: (name: string) => `Created by ${name}`,
  madeByHand:
    'Created by a person, not by a policy or detector. The score is based on its newest event.',
});
