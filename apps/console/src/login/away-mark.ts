type Storages = Pick<Window, 'sessionStorage'>;

/** Marks that this tab went to another provider: only then may the returned text be shown. */
const KEY = 'waybill.away';

export function markAway(storages: Storages): void {
  try {
    storages.sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage a refusal is shown in our own words instead of the provider's.
  }
}

/** Whether this tab went to another provider; consumes the mark. */
export function wasAway(storages: Storages): boolean {
  try {
    const isMarked = storages.sessionStorage.getItem(KEY) !== null;
    storages.sessionStorage.removeItem(KEY);
    return isMarked;
  } catch {
    return false;
  }
}
