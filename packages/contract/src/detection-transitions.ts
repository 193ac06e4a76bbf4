import { ownValue } from './own-value.ts';
import type { DetectionStatus } from './enums.ts';

/**
 * Who changes a detection's status: an analyst, the product over time and with new events, or a rule.
 */
export type Mover = 'analyst' | 'product' | 'rule';

type Targets = Partial<Record<DetectionStatus, readonly Mover[]>>;

const BY_HAND: readonly Mover[] = ['analyst'];
const BY_HAND_OR_TIME: readonly Mover[] = ['analyst', 'product'];
const BY_HAND_OR_RULE: readonly Mover[] = ['analyst', 'rule'];

/** Transitions available for all open detections. */
const OPEN: Targets = {
  snoozed: BY_HAND,
  escalated: BY_HAND,
  closed: BY_HAND_OR_RULE,
  merged: BY_HAND_OR_TIME,
  suppressed: ['rule'],
};

/**
 * The life cycle of a detection. Recurrence after closing is not a transition: it creates a new
 * detection that references the earlier one, and starts as `new`, or as `suppressed` while an
 * authorisation lasts.
 */
export const DETECTION_TRANSITIONS: Readonly<Record<DetectionStatus, Targets>> = {
  new: { ...OPEN, in_review: BY_HAND },
  in_review: { ...OPEN, awaiting_person: BY_HAND, awaiting_team: BY_HAND },
  // An answer, or its time running out, brings it back.
  awaiting_person: { ...OPEN, in_review: BY_HAND_OR_TIME },
  awaiting_team: { ...OPEN, in_review: BY_HAND_OR_TIME },
  escalated: { ...OPEN, in_review: BY_HAND },
  // It wakes into the status that it had before.
  snoozed: {
    ...OPEN,
    new: ['product'],
    in_review: BY_HAND_OR_TIME,
    awaiting_person: ['product'],
    awaiting_team: ['product'],
    escalated: BY_HAND_OR_TIME,
  },
  // What comes after the authorisation has ended makes it new.
  suppressed: {
    new: ['product'],
    in_review: BY_HAND,
    closed: BY_HAND_OR_RULE,
    merged: BY_HAND_OR_TIME,
  },
  // A verdict that was wrong is rolled back.
  closed: { in_review: BY_HAND, merged: BY_HAND },
  merged: {},
};

/**
 * Whether the mover may change a detection from one status to the other. Keeping the status is not a
 * transition.
 */
export function canMove(from: DetectionStatus, to: DetectionStatus, mover: Mover): boolean {
  const targets: Targets = DETECTION_TRANSITIONS[from];
  return ownValue(targets, to)?.includes(mover) ?? false;
}
