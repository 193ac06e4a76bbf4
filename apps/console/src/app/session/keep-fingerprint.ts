import { ensureFingerprintIds } from '@descope/web-js-sdk';

/** The SDK wants a key for the client that it loads; ours is local and looks at none. */
const KEY = 'local';

/**
 * Gives this browser an identifier for 24 hours, which the SDK then sends as `fpData` in every body.
 * It is random: nothing of the device is looked at and nothing is fetched.
 */
export async function keepFingerprint(): Promise<void> {
  await ensureFingerprintIds(KEY);
}
