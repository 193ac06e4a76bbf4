/** A span of words that the model labels as a name. `last` is inclusive. */
export interface Span {
  first: number;
  last: number;
  /** Place of the label in the prompt. */
  label: number;
  /** Between 0 and 1. */
  score: number;
}

export interface Logits {
  /** By first word, number of words less one, and label. */
  data: Float32Array;
  words: number;
  width: number;
  labels: number;
}

/** The spans whose score is above the threshold. */
export function spansAbove({ data, words, width, labels }: Logits, threshold: number): Span[] {
  const spans: Span[] = [];
  for (const [at, logit] of data.entries()) {
    const score = 1 / (1 + Math.exp(-logit));
    if (!(score > threshold)) continue;
    const label = at % labels;
    const place = (at - label) / labels;
    const first = Math.floor(place / width);
    const last = first + (place % width);
    if (last < words) spans.push({ first, last, label, score });
  }
  return spans;
}

/** The best non-overlapping spans, by position: each displaces all that score lower. */
export function keepApart(spans: readonly Span[], words: number): Span[] {
  const taken = new Uint8Array(words);
  const kept = spans
    .toSorted((left, right) => right.score - left.score)
    .filter(({ first, last }) => {
      const isFree = !taken.subarray(first, last + 1).includes(1);
      if (isFree) taken.fill(1, first, last + 1);
      return isFree;
    });
  return kept.toSorted((left, right) => left.first - right.first);
}
