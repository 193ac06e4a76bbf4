import type { Outbound } from '@waybill/outbound';
import type { CostlyWork } from './costly-work.ts';

/** The outbound client, with a request count. */
export function countedOutbound(
  outbound: Outbound,
  costly: Pick<CostlyWork, 'noteRequest'>,
): Outbound {
  return {
    ...outbound,
    fetch(...request) {
      costly.noteRequest();
      return outbound.fetch(...request);
    },
  };
}
