import { callProvider } from '../../login/provider-call.ts';
import type { SignInFailure } from '../../login/sign-in-error.ts';
import type { SignInSdk } from '../../login/sign-in-sdk.ts';

/** Starts over: nothing of the former organisation may stay in the page's memory or address. */
function startAfresh(): void {
  window.location.assign('/');
}

/**
 * Switches to another organisation of the signed-in person and reloads the console.
 * @param tenantId the organisation's id at the identity provider
 * @returns the failure as text; null when the page is about to load
 */
export async function switchTenant(
  sdk: Pick<SignInSdk, 'selectTenant'>,
  tenantId: string,
  restart: () => void = startAfresh,
): Promise<SignInFailure | null> {
  const result = await callProvider('other', () => sdk.selectTenant(tenantId));
  if ('failure' in result) return result.failure;
  restart();
  return null;
}
