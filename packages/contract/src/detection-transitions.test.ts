import { describe, expect, test } from 'vitest';
import { canMove, DETECTION_TRANSITIONS } from './detection-transitions.ts';
import { DETECTION_STATUSES, OPEN_STATUSES, type DetectionStatus } from './enums.ts';

/** Every status that an analyst can set, by the current one. */
const BY_ANALYST: Record<DetectionStatus, readonly DetectionStatus[]> = {
  new: ['in_review', 'escalated', 'snoozed', 'merged', 'closed'],
  in_review: ['awaiting_person', 'awaiting_team', 'escalated', 'snoozed', 'merged', 'closed'],
  awaiting_person: ['in_review', 'escalated', 'snoozed', 'merged', 'closed'],
  awaiting_team: ['in_review', 'escalated', 'snoozed', 'merged', 'closed'],
  escalated: ['in_review', 'snoozed', 'merged', 'closed'],
  snoozed: ['in_review', 'escalated', 'merged', 'closed'],
  suppressed: ['in_review', 'merged', 'closed'],
  merged: [],
  closed: ['in_review', 'merged'],
};

describe('transitions of a detection', () => {
  test.each(DETECTION_STATUSES)('an analyst moves it from %s as the table says', (from) => {
    expect(DETECTION_STATUSES.filter((to) => to !== from && canMove(from, to, 'analyst'))).toEqual(
      DETECTION_STATUSES.filter((to) => BY_ANALYST[from].includes(to)),
    );
  });

  test('only the product wakes what sleeps into the status it had', () => {
    for (const status of OPEN_STATUSES.filter((one) => one !== 'snoozed')) {
      expect(canMove('snoozed', status, 'product')).toBe(true);
    }
    expect(canMove('snoozed', 'new', 'analyst')).toBe(false);
  });

  test('everything that is open can be snoozed, escalated, closed and merged', () => {
    const refused = OPEN_STATUSES.flatMap((from) =>
      (['snoozed', 'escalated', 'closed', 'merged'] as const)
        .filter((to) => from !== to && !canMove(from, to, 'analyst'))
        .map((to) => [from, to]),
    );
    expect(refused).toEqual([]);
  });

  test('nothing leaves what was merged but by undoing, and nobody suppresses by hand', () => {
    expect(DETECTION_TRANSITIONS.merged).toEqual({});
    for (const from of DETECTION_STATUSES) {
      expect(canMove(from, 'suppressed', 'analyst')).toBe(false);
    }
  });
});
