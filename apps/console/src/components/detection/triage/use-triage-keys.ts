import { ownValue } from '@waybill/contract/own-value';
import { useEffect, useEffectEvent } from 'react';
import { isSingleKey } from '../../../app/shell/shortcuts.ts';

/** Parts that lie over the page: its keys rest while one is open. */
const OVER_PAGE = 'dialog[open], [role=menu], [role=listbox]';

/** Actions by key; a key without one is not handled. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the page, by the lower-case letter; they rest while something lies over the page. */
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
