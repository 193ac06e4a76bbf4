import { defineText } from '@waybill/ui';

export const backtestText = defineText('screens/policy-wizard/steps/backtest', {
  backtestTitle: 'Back-test',
  backtestNote:
    'Runs the draft on all stored events, with the same code as live events. Nothing is saved.',
  startBacktest: 'Start back-test',
  startAgain: 'Start again',
  cancelBacktest: 'Stop',
  backtestRuns: 'Running the back-test',
  backtestCancelled: 'Stopped. No results saved.',
  found: 'Results',
  span: 'Time',
  scanned: 'Events checked',
  events: 'Matches',
  detections: 'Detections',
  people: 'People',
  topShare: 'Share of the top three people',
  precision: 'Precision',
  perEvent: 'Time per event',
  isPartial: 'Stored events do not cover the whole period.',
  perDay: 'Matches per day',
  examples: 'Examples',
  noVerdicts: 'no verdicts yet',
  noneOfBucket: 'None.',
  nearlyMet: 'Near misses',
  nearlyMetNote:
    'Events that match all but one part of the condition. Include those that should match.',
  takenOut: 'Excluded by exceptions',
  takenOutNote:
    'Events that match the condition but are excluded. Include those that should match.',
  nothingLeftOut: 'None in the last 30 days.',
  confirmedFound: 'Confirmed detections found',
  foundOf: (found: string, known: string) => `${found} of ${known}`,
  missed: 'Confirmed, no longer found',
  hasChanged: 'The draft has changed. Run the back-test again for current results.',
  inDays: (events: string, days: number) => `${events} in ${days} days`,
  backtestSoFar: (scanned: string, events: string, day: string) =>
    `${scanned} events checked, ${events} match, at ${day}`,
  backtestFailed: (reason: string) => `The back-test failed. ${reason}`,
  took: (ms: number) => `${ms} ms`,
  microseconds: (us: number) => `${us.toFixed(2)} µs`,
  added: (version: number) => `New since version ${version}`,
  removed: (version: number) => `No longer found since version ${version}`,
  changed: (version: number) => `Changed since version ${version}`,
  bucketCount: (events: string, detections: string, precision: string) =>
    `${events} events, ${detections} detections, ${precision}`,
  interval: (value: string, low: string, high: string, count: number) =>
    `${value} (${low} to ${high}, of ${count})`,
});
