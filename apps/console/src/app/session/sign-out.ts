import { removeStored } from '../storage/stored-values.ts';

interface SignOutSdk {
  logout: () => Promise<unknown>;
  logoutAll: () => Promise<unknown>;
}

/**
 * Signs out here or everywhere and loads the sign-in screen afresh, which also empties every cache.
 * @throws when the provider does not answer; then the session is still there.
 */
export async function signOut(sdk: SignOutSdk, where: 'here' | 'everywhere'): Promise<void> {
  await (where === 'here' ? sdk.logout() : sdk.logoutAll());
  removeStored('USER_DATA');
  // Searches name people, and the next person at this browser may be someone else.
  removeStored('LAST_SEARCHES');
  window.location.assign('/login');
}
