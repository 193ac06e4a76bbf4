import { collectorOutbound } from '../../platform/collector-outbound.ts';
import type { Config } from '../../platform/config.ts';
import { derivedKey } from '../../platform/derived-key.ts';
import { masterKey } from '../../platform/master-key.ts';
import { secretBox } from '../../platform/secret-box.ts';
import { exportLoop } from './export-loop.ts';
import { EXPORT_SECRETS } from './export-rows.ts';
import type { SenderServices } from './export-sender.ts';

/** Begins to send activity on to where export streams point, until it is stopped. */
export async function openExports(
  config: Config,
  given: Omit<SenderServices, 'outbound' | 'box'>,
): Promise<{ stop(): Promise<void> }> {
  const box = secretBox(derivedKey(await masterKey(config), EXPORT_SECRETS));
  return exportLoop({ ...given, outbound: collectorOutbound(config), box });
}
