import { useEffect, useRef } from 'react';
import { useNavigator } from '../navigation/use-navigator.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { destinations } from './go-keys.ts';
import { openOverlay, toggleOverlay } from './overlay-store.ts';
import { areShortcutsOff, isSingleKey } from './shortcuts.ts';

/** Milliseconds within which the letter has to follow `G`. */
const CHORD_MS = 1200;

/** Parts that lie over the screen: its keys rest while one is open. */
const OVER_SCREEN = 'dialog[open], [role=menu], [role=listbox]';

/**
 * The keys of the frame: `Ctrl K` everywhere, `?`, and `G` with a letter. Looks at every press before
 * the screens do: the letter of a chord is for no one else, and while single keys are switched off
 * none of them reaches anyone.
 */
export function useShellKeys(): void {
  const { navigate } = useNavigator();
  const session = useSessionInfo();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (opensPalette(event)) {
        event.preventDefault();
        event.stopPropagation();
        toggleOverlay('palette');
        return;
      }
      if (!isSingleKey(event)) return;
      if (areShortcutsOff()) {
        event.stopPropagation();
        return;
      }
      if (document.querySelector(OVER_SCREEN) !== null) return;
      const isChord = event.timeStamp - goPressedAt.current < CHORD_MS;
      goPressedAt.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const wanted = isChord
        ? destinations(session).find(({ manifest }) => manifest.goKey === event.key)
        : undefined;
      if (wanted === undefined && event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      if (wanted === undefined) openOverlay('keyMap');
      else navigate(wanted.to);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [navigate, session]);
}

function opensPalette(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
}
