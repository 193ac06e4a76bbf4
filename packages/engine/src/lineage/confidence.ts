/**
 * How sure edges are. Not probabilities that were measured: an order that follows the strength of the
 * evidence, so that a threshold hides the weaker first.
 */
export const CONFIDENCE = {
  /** The event names its source, and the location held that version. */
  named: 1,
  /** Source and target are reported by two views of one action. */
  paired: 0.95,
  /** The version was written later, by another clock. */
  clockDifference: 0.8,
  continuity: 0.95,
  /** The clipboard held the pasted content, by digest. */
  clipboardDigest: 0.95,
  /** The clipboard held it last. */
  clipboard: 0.7,
  memberOnDevice: 0.85,
  member: 0.75,
} as const;

const DIGEST = [0.95, 0.85, 0.75, 0.7] as const;

/** By the number of other possible origins of the content, and whether it was on the same device. */
export function digestConfidence(otherOrigins: number, isSameDevice: boolean): number {
  const most = DIGEST[Math.max(0, otherOrigins - 1)] ?? 0.7;
  return Math.round((isSameDevice ? most : most - 0.05) * 100) / 100;
}

/** By whether both lay on the same device, and whether both sizes are known, which then are equal. */
export function hintConfidence(isSameDevice: boolean, isSized: boolean): number {
  if (isSized) return isSameDevice ? 0.4 : 0.3;
  return isSameDevice ? 0.3 : 0.2;
}
