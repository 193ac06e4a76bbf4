import { defineText, formatCount } from '@waybill/ui';

const events = (count: number) => `${formatCount(count)} ${count === 1 ? 'event' : 'events'}`;
const detections = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'detection' : 'detections'}`;

export const tuningText = defineText('components/detection/tuning/tuning', {
  tune: 'Tuning options',
  dataType: 'Teach the classifier',
  dataTypeHelp:
    'Exclude this person or source from the data type, or choose “Wrong data type” next to the finding under Data.',
  chooseType: 'Wrong data type',
  openType: (name: string) => `Exclude from ${name}`,
  destination: (name: string) => `Trust ${name}`,
  destinationHelp:
    'If it is yours, add it to your domains or accounts. Otherwise exclude it in the policy.',
  openOrganisation: 'Add to our domains',
  threshold: 'Change the threshold',
  thresholdHelp: 'Back-test another threshold, then apply it.',
  person: 'Fix the identity',
  personHelp: 'Split or merge this person’s accounts. Until then, exclude them in the policy.',
  openPeople: 'Open this person',
  flow: 'Sanction the flow',
  flowHelp: 'Review the flow to separate expected movement from unexpected movement.',
  openDiscovery: 'Review this flow',
  exception: 'Add an exception',
  exceptionHelp: 'Excludes approved activity from the policy, with a reason and an expiry date.',

  concerns: (open: number, past: number) =>
    `Affects ${formatCount(open)} open and ${formatCount(past)} closed ${past === 1 ? 'detection' : 'detections'}`,
  conflicts: (count: number) => `${formatCount(count)} of them confirmed. Review those first.`,

  inPolicy: (name: string) => `In the policy “${name}”`,
  spares: (condition: string) => `Excludes events matching: ${condition}`,
  level: 'New threshold',
  levelHint: (observed: string) => `This detection reached ${observed}`,
  tryIt: 'Back-test',
  tryAgain: 'Try again',
  stop: 'Stop',
  running: 'Back-testing stored events',
  takeOver: 'Apply to policy',
  takeOverCopy: 'Apply to a copy',
  noChange: 'The policy would match even without this data type.',
  notInUse: 'The policy is not active, so there is nothing to compare.',
  failed: 'The back-test failed. Try again later.',
  stopped: 'Stopped',
  since: (when: string) => `Since ${when}`,
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
  met: (of: number, found: number) => `${events(of)} · ${detections(found)}`,
  unmet: 'None',
  confirmed: 'Confirmed',
  keepsAll: (count: number) =>
    count === 1 ? 'The confirmed detection remains' : `All ${formatCount(count)} confirmed remain`,
  noConfirmed: 'No confirmed detections',
  loses: (lost: number, of: number) => `${formatCount(lost)} of ${formatCount(of)} would be lost`,
  filledIn: (number: number) => `Filled in from DET-${number}`,
  filledInNote: 'Review it here. Nothing changes until you take the policy’s next step.',
  filledInBuiltin: 'Active from now on. Remove it here if needed.',
  reasonOf: (number: number, reason: string) => `DET-${number}: ${reason}`,
});
