import { useEffect, useRef, type RefObject } from 'react';
import { pressesSlash } from './slash-key.ts';

/** A frame whose text field is focused by `/` from anywhere on the page. */
export function useSlashFocus(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!pressesSlash(event)) return;
      event.preventDefault();
      frame.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return frame;
}
