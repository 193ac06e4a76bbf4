/** How a person's day was judged, as far as later days follow from it. */
export interface JudgedDay {
  /** Of `METRICS`, in order. */
  values: number[];
  /** Of `SCORE_IDS`, in order: how rare the day is in that respect, as a power of ten. */
  scores: number[];
  isWarm: boolean;
  /** Groups that the person is compared with, the closest first; the whole organisation is the last. */
  groups: string[];
  /** Channels that a person who is not new had not used before. */
  firstUses: string[];
  /** Usual values before the day: index of the metric, mean, variance within the person. */
  usual: [number, number, number][];
}
