/** Mark of the identity provider's SDK in local storage: somebody is signed in, in whichever tab. */
const LOGGED_IN_KEY = 'DSLI';

/**
 * Calls back when another tab signs out or loses its session. The SDK itself tells only its own tab.
 * Gives the function that stops listening.
 */
export function followLogout(onLogout: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    const wasRemoved = event.key === LOGGED_IN_KEY && event.newValue === null;
    // A null key means that the whole storage was cleared.
    if (wasRemoved || event.key === null) onLogout();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
