import { removeStored } from '../storage/stored-values.ts';

interface SignOutSdk {
  logout: () => Promise<unknown>;
  logoutAll: () => Promise<unknown>;
}

/**
 * Signs out here or everywhere and reloads the sign-in screen, which also clears every cache.
 * @throws if the provider does not respond; the session then still exists.
 */
export async function signOut(sdk: SignOutSdk, where: 'here' | 'everywhere'): Promise<void> {
  await (where === 'here' ? sdk.logout() : sdk.logoutAll());
  removeStored('USER_DATA');
  // Searches name people, and the next person at this browser may be someone else.
  removeStored('LAST_SEARCHES');
  window.location.assign('/login');
}
