import { ensureFingerprintIds } from '@descope/web-js-sdk';

/** The SDK requires a key for its client; ours is local and ignores it. */
const KEY = 'local';

/**
 * Gives this browser an identifier for 24 hours, which the SDK then sends as `fpData` in every body. It
 * is random: no device data is read and nothing is fetched.
 */
export async function keepFingerprint(): Promise<void> {
  await ensureFingerprintIds(KEY);
}
