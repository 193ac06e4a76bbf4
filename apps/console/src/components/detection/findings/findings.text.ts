import { defineText } from '@waybill/ui';

/** Vendor findings that joined a detection. */
export const findingsText = defineText('components/detection/findings/findings', {
  title: 'Vendor findings',
  help: 'These vendor findings are about the same object, person or destination, so they are part of the evidence.',
  severityOf: (severity: string) => `Vendor severity: ${severity}`,
  stateOf: (state: string) => `Vendor state: ${state}`,
  open: 'open',
  resolved: 'resolved',
  dismissed: 'dismissed',
  reopened: 'reopened',

  why: (what: string, gap: string) => `Joined because of the same ${what}, ${gap} apart.`,
  person: 'person',
  account: 'account',
  id: 'object',
  hash: 'file hash',
  path: 'file path',
  url: 'URL',
  destination: 'destination',
  and: (first: string, last: string) => `${first} and ${last}`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  lessThanMinute: 'less than a minute',

  separate: 'Separate',
  separateNamed: (name: string) => `Separate the finding of ${name}`,
  separateQuestion: 'Separate this finding?',
  separateEffect: 'The finding becomes a separate detection and will not join this one again.',
  separateConfirm: 'Separate finding',
  isSeparated: 'Finding separated',
  separatedBy: (name: string, at: string) => `Separated by ${name}, ${at}`,
  somebody: 'someone',
  ownDetection: (number: number) => `Open DET-${number}`,

  joinedEntry: 'added a vendor finding',
  separatedEntry: 'separated a vendor finding',
  stateEntry: (before: string, after: string) => `vendor state changed from ${before} to ${after}`,
  stateFirst: (after: string) => `vendor state: ${after}`,
});
