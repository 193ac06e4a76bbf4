import { ownValue } from '@waybill/contract/own-value';
import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../../../app/shell/shortcuts.ts';

/** Overlays of the page: its keys are inactive while one is open. */
const OVER_PAGE = 'dialog[open], [role=menu], [role=listbox]';

/** Actions by key; a key without one is not handled. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the page, by lower-case letter; inactive under overlays. */
export function useTriageKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.shiftKey || !isSingleKey(event)) return;
    const act = ownValue(actions, event.key.toLowerCase());
    if (act === undefined || document.querySelector(OVER_PAGE) !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
