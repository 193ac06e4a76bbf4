export interface LabelRoom {
  /** Least distance between two middles. */
  distance: number;
  /** The first and the last allowed middle. */
  from: number;
  to: number;
}

/**
 * Moves labels of one column apart so that none overlaps, from the first one on.
 * @param wanted middles in ascending order
 * @returns middles in the same order, `distance` apart; evenly spread if there is not enough room
 */
export function spreadLabels(wanted: readonly number[], room: LabelRoom): number[] {
  const { from, to } = room;
  const count = wanted.length;
  const distance = count < 2 ? 0 : Math.min(room.distance, (to - from) / (count - 1));
  const places: number[] = [];
  for (const [index, middle] of wanted.entries()) {
    const lowest = from + index * distance;
    const highest = to - (count - 1 - index) * distance;
    const after = (places[index - 1] ?? -Infinity) + distance;
    places.push(Math.min(highest, Math.max(lowest, middle, after)));
  }
  return places;
}
