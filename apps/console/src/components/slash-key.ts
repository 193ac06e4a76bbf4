import { takesText } from './takes-text.ts';

/** Whether a key press is a plain `/` outside of text input. */
export function pressesSlash(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  return !takesText(event.target);
}
