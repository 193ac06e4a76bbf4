type Storages = Pick<Window, 'sessionStorage'>;

/** Says that this very tab went to another provider: only then is what comes back worth repeating. */
const KEY = 'waybill.away';

export function markAway(storages: Storages): void {
  try {
    storages.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage a refusal is told in plain words, not in the provider's.
  }
}

/** Whether this tab went away to another provider; says so once. */
export function wasAway(storages: Storages): boolean {
  try {
    const isMarked = storages.sessionStorage.getItem(KEY) !== null;
    storages.sessionStorage.removeItem(KEY);
    return isMarked;
  } catch {
    return false;
  }
}
