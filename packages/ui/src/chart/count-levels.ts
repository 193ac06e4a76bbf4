/**
 * The step of one, two or five times a power of ten that is nearest to `amount` by ratio; at least one.
 */
function roundStep(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const share = amount / power;
  const factor =
    share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.SQRT2 ? 2 : 1;
  return Math.max(1, factor * power);
}

/** Steps that the top of an axis is rounded up to. */
const ROUNDED_TO = 4;

/**
 * The lines of a zero-based axis, about this many, and its top: the first round number that is not
 * below the largest count.
 *
 * @param largest at least 1
 */
export function countLevels(largest: number, about: number): { levels: number[]; top: number } {
  let top = largest;
  // A higher top may have larger steps, to which it is rounded in turn.
  for (let last = 0; last !== top;) {
    last = top;
    const round = roundStep(top / ROUNDED_TO);
    top = Math.ceil(top / round) * round;
  }
  const step = roundStep(top / about);
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return { levels, top };
}
