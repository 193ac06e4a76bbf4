import { createOutbound } from '@waybill/outbound';
import { outboundLimits } from '../../platform/collector-outbound.ts';
import type { Config } from '../../platform/config.ts';
import { boxFor, type KeyFor } from '../../platform/secret-box.ts';
import { exportLoop } from './export-loop.ts';
import { EXPORT_SECRETS } from './export-rows.ts';
import type { SenderServices } from './export-sender.ts';

/** A receiver that has not responded by then counts as failing, and is retried later. */
const PATIENCE_MS = 30_000;
/** Maximum response body; only the status matters. */
const MOST_BYTES = 1_048_576;

/** Begins to send activity on to where export streams point, until it is stopped. */
export async function openExports(
  config: Config,
  { keyFor, ...given }: Omit<SenderServices, 'outbound' | 'box'> & { keyFor: KeyFor },
): Promise<{ stop(): Promise<void> }> {
  const box = boxFor(keyFor, EXPORT_SECRETS);
  const outbound = createOutbound({
    ...outboundLimits(config),
    limits: { maxBytes: MOST_BYTES, totalMs: PATIENCE_MS },
  });
  return exportLoop({ ...given, outbound, box });
}
