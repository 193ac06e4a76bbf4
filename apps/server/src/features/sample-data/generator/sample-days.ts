export interface SampleOptions {
  seed: number;
  endAt: number;
  ownDomain: string;
}
export interface SamplePayload {
  sourceId: string;
  at: number;
  line: string;
}
export function* sampleDays(_options: SampleOptions): Generator<SamplePayload[]> {
  yield [];
}
