import { takesText } from '../../components/takes-text.ts';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { useStored } from '../storage/use-stored.ts';

/** Parts of a page whose single keys are their own, such as the letters that find an item of a menu. */
const OWN_KEYS = '[role=menu], [role=listbox], [role=radiogroup], [role=tree]';

/**
 * Whether a key press is a shortcut of one printable key: no command key, and not typed into a text
 * field.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.key.length !== 1 || event.key === ' ') return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (takesText(event.target)) return false;
  return !(event.target instanceof Element && event.target.closest(OWN_KEYS) !== null);
}

export function areShortcutsOff(): boolean {
  return readStored('USER_DATA')?.areShortcutsOff === true;
}

/** Switches all single-key shortcuts on or off (WCAG 2.1.4), in this browser. */
export function setShortcutsOff(isOff: boolean): void {
  const { areShortcutsOff: _before, ...rest } = readStored('USER_DATA') ?? { featureFlags: {} };
  writeStored('USER_DATA', isOff ? { ...rest, areShortcutsOff: true } : rest);
}

export function useShortcutsOff(): boolean {
  const [stored] = useStored('USER_DATA');
  return stored?.areShortcutsOff === true;
}
