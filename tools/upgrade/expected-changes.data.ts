/** A change that an upgrade makes to what a release had stored, agreed to at review. */
export interface ExpectedChange {
  /** Name of the fixture. */
  fixture: string;
  database: 'product' | 'identity';
  table: string;
  /** How many rows of the fixture are not there any more as they were. */
  rows: number;
  reason: string;
}

/** Rows that later migrations change or remove. Everything else must stay as it is. */
export const EXPECTED_CHANGES: readonly ExpectedChange[] = [];

/** Records that the current code reads differently than the release did, with its policies. */
export interface ExpectedMatchChange {
  fixture: string;
  /** As the harness prints it: policy, title, severity and status. */
  match: string;
  change: 'gone' | 'new';
  reason: string;
}

export const EXPECTED_MATCH_CHANGES: readonly ExpectedMatchChange[] = [];

/** What does not work on an upgraded database and is to be repaired: an entry that works fails the test. */
export interface KnownFault {
  fixture: string;
  fault: string;
  reason: string;
}

const MISREAD =
  'Records with names that every object of JavaScript has, taken in by a release that looked them up in plain objects';

export const KNOWN_FAULTS: readonly KnownFault[] = [
  { fixture: '0053', fault: 'Aurora: GET /v1/dashboard', reason: MISREAD },
  { fixture: '0053', fault: 'Aurora: GET /v1/detections/{detectionId}/events', reason: MISREAD },
  {
    fixture: '0053',
    fault: 'Aurora: GET /v1/detections/{detectionId}/remediations',
    reason: MISREAD,
  },
  { fixture: '0053', fault: 'Aurora: GET /v1/flows/events', reason: MISREAD },
  { fixture: '0053', fault: 'Aurora: GET /v1/activity/ocsf', reason: MISREAD },
  { fixture: '0053', fault: 'rows of activity', reason: MISREAD },
];
