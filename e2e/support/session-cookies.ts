import type { BrowserContext, Cookie } from '@playwright/test';

/** By which the provider knows a browser again; it opens nothing, and stays when a session ends. */
const KNOWN_DEVICE = 'DKD';

/** Cookies of a session. */
export async function sessionCookies(context: BrowserContext): Promise<Cookie[]> {
  return (await context.cookies()).filter(({ name }) => name !== KNOWN_DEVICE);
}
