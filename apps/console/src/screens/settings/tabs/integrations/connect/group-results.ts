import type { ConnectionTest, ConnectorFailure } from '@waybill/contract';

type StreamResult = ConnectionTest['streams'][number];

/** Streams that failed for the same reason. */
export interface FailureGroup {
  failure: ConnectorFailure;
  reach: StreamResult['reach'];
  /** Technical details, without duplicates. */
  details: string[];
  streamIds: string[];
}

/** The failures of a test, each reason once, in the order of the first stream that has it. */
export function failureGroups(streams: readonly StreamResult[]): FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { ok, failure, reach, detail, streamId } of streams) {
    if (ok || failure === null) continue;
    const key = `${failure} ${reach ?? ''}`;
    const group = groups.get(key) ?? { failure, reach, details: [], streamIds: [] };
    groups.set(key, group);
    group.streamIds.push(streamId);
    if (detail !== null && !group.details.includes(detail)) group.details.push(detail);
  }
  return [...groups.values()];
}
