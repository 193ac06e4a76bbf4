import { ownValue } from './own-value.ts';
import type { DetectionStatus } from './enums.ts';

/**
 * Who moves a detection from one status to another: an analyst manually, the product as time passes and
 * events come, or a rule that someone has made.
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
 * The life of a detection. What returns after it was closed is no transition: it is a new detection that
 * names the earlier one, and begins as `new`, or as `suppressed` while an authorisation lasts.
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

/** Whether the mover may take a detection from one status to the other. Staying is no transition. */
export function canMove(from: DetectionStatus, to: DetectionStatus, mover: Mover): boolean {
  const targets: Targets = DETECTION_TRANSITIONS[from];
  return ownValue(targets, to)?.includes(mover) ?? false;
}
