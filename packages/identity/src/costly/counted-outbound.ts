import type { Outbound } from '@waybill/outbound';
import type { CostlyWork } from './costly-work.ts';

/** The way out, with a count of what goes out by it. */
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
