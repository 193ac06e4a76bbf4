import { defineText } from '@waybill/ui';

export const manualText = defineText('components/detection/manual/manual', {
  make: 'Make a detection',
  ofEvent: 'Of this one event.',
  ofFlow: 'Of the events of this flow in the range shown, the newest 500 at most.',
  ofPerson: 'Of what this person did in the range shown, the newest 500 events at most.',
  titleOf: (name: string) => `What ${name} did`,
  makeOf: (name: string) => `Make a detection of ${name}`,
  title: 'Title',
  severity: 'Severity',
  note: 'What you have noticed',
  noteHint: 'It stands on the detection as the reason for it.',
  titleFirst: 'Give it a title first',
  made: (number: number) => `DET-${number} is made`,
  show: 'Show',
  madeBy: (name: string) => `Made by ${name}`,
  madeByHand:
    'A person has noticed it; no policy or detector raised it. The score follows from what its newest event says.',
});
