import { useCallback, useSyncExternalStore } from 'react';
import {
  readStored,
  subscribeStored,
  writeStored,
  type StoredKey,
  type StoredValues,
} from './stored-values.ts';

/** A stored value and its setter; the component follows changes made in other tabs too. */
export function useStored<K extends StoredKey>(
  key: K,
): [StoredValues[K] | null, (value: StoredValues[K]) => void] {
  const subscribe = useCallback((onChange: () => void) => subscribeStored(key, onChange), [key]);
  const value = useSyncExternalStore(subscribe, () => readStored(key));
  const set = useCallback((next: StoredValues[K]) => writeStored(key, next), [key]);
  return [value, set];
}
