import { defineText } from '@waybill/ui';

export const backtestText = defineText('screens/policy-wizard/steps/backtest', {
  backtestTitle: 'Try it on history',
  backtestNote:
    'Everything that is kept is judged by the draft, by the very code that judges new events. Nothing is written.',
  startBacktest: 'Start the back-test',
  startAgain: 'Start again',
  cancelBacktest: 'Stop',
  backtestRuns: 'Judging what is kept',
  backtestCancelled: 'Stopped. Nothing was stored.',
  found: 'What it finds',
  span: 'Time',
  scanned: 'Looked at',
  events: 'Matches',
  detections: 'Detections',
  people: 'People',
  topShare: 'Share of the top three people',
  precision: 'Precision',
  perEvent: 'Time per event',
  isPartial: 'What is kept does not reach back to the beginning of the time asked for.',
  perDay: 'Matches per day',
  examples: 'Examples',
  noVerdicts: 'no verdicts yet',
  noneOfBucket: 'None.',
  nearlyMet: 'Nearly met',
  nearlyMetNote:
    'Acts that meet all but one part of the condition. Include what should have been caught.',
  takenOut: 'Taken out by exceptions',
  takenOutNote:
    'Acts that meet the condition and are excepted. Include what should have been caught.',
  nothingLeftOut: 'There is nothing of the kind in the last 30 days.',
  confirmedFound: 'Confirmed ones found',
  foundOf: (found: string, known: string) => `${found} of ${known}`,
  missed: 'Confirmed, and no longer found',
  hasChanged: 'The draft has changed since. Start again to see what it finds now.',
  inDays: (events: string, days: number) => `${events} in ${days} days`,
  backtestSoFar: (scanned: string, events: string, day: string) =>
    `${scanned} events looked at, ${events} match, at ${day}`,
  backtestFailed: (reason: string) => `The back-test failed. ${reason}`,
  took: (ms: number) => `${ms} ms`,
  microseconds: (us: number) => `${us.toFixed(2)} µs`,
  added: (version: number) => `New beside version ${version}`,
  removed: (version: number) => `No longer found, unlike version ${version}`,
  changed: (version: number) => `Answered differently from version ${version}`,
  bucketCount: (events: string, detections: string, precision: string) =>
    `${events} events, ${detections} detections, ${precision}`,
  interval: (value: string, low: string, high: string, count: number) =>
    `${value} (${low} to ${high}, of ${count})`,
});
