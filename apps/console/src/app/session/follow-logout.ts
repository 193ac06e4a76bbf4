/** Mark of the identity provider's SDK in local storage: someone is signed in, in whichever tab. */
const LOGGED_IN_KEY = 'DSLI';

/**
 * Calls back when another tab signs out or loses its session. The SDK itself notifies only its own tab.
 * A background tab may miss the event, so it checks again when shown. Returns the function that stops
 * listening.
 */
export function followLogout(onLogout: () => void): () => void {
  let wasLoggedIn = hasLoginMark();

  const listen = (event: StorageEvent): void => {
    const wasRemoved = event.key === LOGGED_IN_KEY && event.newValue === null;
    // A null key means that the whole storage was cleared.
    if (wasRemoved || event.key === null) onLogout();
  };
  const look = (): void => {
    if (document.visibilityState === 'hidden') {
      wasLoggedIn = hasLoginMark();
      return;
    }
    const isGone = wasLoggedIn && !hasLoginMark();
    wasLoggedIn = hasLoginMark();
    if (isGone) onLogout();
  };
  // A page restored from the back/forward cache did not run while the other tab signed out.
  const wake = (event: PageTransitionEvent): void => {
    if (event.persisted) look();
  };

  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Calls back when another tab signs in. Returns the function that stops listening. */
export function onSignedInElsewhere(onSignedIn: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === LOGGED_IN_KEY && event.newValue !== null) onSignedIn();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Whether the SDK's mark exists: someone may be signed in. Blocked storage has none. */
export function hasLoginMark(): boolean {
  try {
    return window.localStorage.getItem(LOGGED_IN_KEY) !== null;
  } catch {
    return false;
  }
}
