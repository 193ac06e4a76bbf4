import { defineText, formatCount } from '@waybill/ui';

const events = (count: number) => `${formatCount(count)} ${count === 1 ? 'event' : 'events'}`;
const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'detection' : 'detections'}`;

export const tuningText = defineText('components/detection/tuning/tuning', {
  tune: 'What to tune',
  dataType: 'Teach the classifier',
  dataTypeHelp:
    'Except this person or source from the data type, or press “Wrong data type” under Data beside what was misread.',
  chooseType: 'Data type that was wrong',
  openType: (name: string) => `Except from ${name}`,
  destination: (name: string) => `Trust ${name}`,
  destinationHelp:
    'Add it to your own domains or accounts if it is yours, else spare it in the policy.',
  openOrganisation: 'Add to what is ours',
  threshold: 'Change the threshold',
  thresholdHelp: 'Try another threshold on what has happened so far, then take it over.',
  person: 'Mend the identity',
  personHelp: 'Separate or join the accounts of this person; until then the policy can spare them.',
  openPeople: 'Open this person',
  flow: 'Sanction the flow',
  flowHelp: 'Review the flow, so that what is expected is told from what is not.',
  openDiscovery: 'Review this flow',
  exception: 'Write the exception down',
  exceptionHelp: 'What was approved is spared in the policy, with its reason and its end.',

  concerns: (open: number, past: number) =>
    `Concerns ${formatCount(open)} open and ${formatCount(past)} closed ${past === 1 ? 'detection' : 'detections'}`,
  conflicts: (count: number) => `${formatCount(count)} of them confirmed – look at those first`,

  inPolicy: (name: string) => `In the policy “${name}”`,
  spares: (condition: string) => `Spares what meets: ${condition}`,
  level: 'New threshold',
  levelHint: (observed: string) => `This detection reached ${observed}`,
  tryIt: 'Try on what has happened',
  tryAgain: 'Try again',
  stop: 'Stop',
  running: 'Going through what is kept',
  takeOver: 'Take over into the policy',
  takeOverCopy: 'Take over into a copy',
  noChange: 'Without the data type the policy would be met all the same.',
  notInUse: 'The policy is not in use: there is nothing to compare with.',
  failed: 'It could not be tried. Try again in a while.',
  stopped: 'Stopped',
  since: (when: string) => `Since ${when}`,
  added: 'New',
  removed: 'Gone',
  changed: 'Answered differently',
  met: (of: number, found: number) => `${events(of)} · ${detections(found)}`,
  unmet: 'None',
  confirmed: 'Confirmed',
  keepsAll: (count: number) =>
    count === 1 ? 'The one confirmed detection stays' : `All ${formatCount(count)} confirmed stay`,
  noConfirmed: 'None to lose',
  loses: (lost: number, of: number) => `${formatCount(lost)} of ${formatCount(of)} would be lost`,
  filledIn: (number: number) => `Filled in from DET-${number}`,
  filledInNote: 'Look at it here; nothing is in use before you take the next step of the policy.',
  filledInBuiltin: 'It holds from now on. Remove it here if it should not.',
  reasonOf: (number: number, reason: string) => `DET-${number}: ${reason}`,
});
