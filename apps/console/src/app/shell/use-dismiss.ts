import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes on Escape, and on a press or a focus outside its frame. */
export function useDismiss(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Before an outer handler, such as the panel next to a list, takes the key.
      event.preventDefault();
      event.stopPropagation();
      close();
      frame.current?.querySelector('button')?.focus();
    };
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, frame]);
}
