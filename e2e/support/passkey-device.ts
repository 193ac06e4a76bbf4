import type { Page } from '@playwright/test';

/** A device with passkeys and its owner's finger on it. */
export interface PasskeyDevice {
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

/** Gives a tab the browser's own make-believe authenticator. */
export async function addPasskeyDevice(page: Page): Promise<PasskeyDevice> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
