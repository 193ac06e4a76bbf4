export interface SampleOptions {
  /** The same seed gives the same company, people and stories. */
  seed: number;
  /** Epoch milliseconds; every event is before it. */
  endAt: number;
  /** Mail domain of the sample's people. */
  ownDomain: string;
}

/** One vendor payload as it would arrive. */
export interface SamplePayload {
  /** E.g. `google-drive`. */
  sourceId: string;
  /** Event time, epoch milliseconds. */
  at: number;
  /** On one line: JSON, or a text line of an S3 server access log. */
  line: string;
}

/** A payload from the vendor's record. */
export function jsonPayload(sourceId: string, at: number, record: object): SamplePayload {
  return { sourceId, at, line: JSON.stringify(record) };
}
