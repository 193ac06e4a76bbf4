import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cutTextAt, cutTextIn, fullText } from './cut-text.ts';
import { useOverlayTheme } from './overlay-theme.ts';
import { TOOLTIP_DELAY_MS } from './tooltip-times.ts';

interface Shown {
  text: string;
  /** Pixels of the window. */
  left: number;
  top: number;
  container: Element;
}

function shownFor(element: Element): Shown {
  const box = element.getBoundingClientRect();
  return {
    text: fullText(element),
    left: Math.max(8, Math.min(box.left - 6, window.innerWidth - 320)),
    top: box.bottom + 4,
    // A modal dialog covers whatever is outside of it.
    container: element.closest('dialog') ?? document.body,
  };
}

/**
 * Shows the full text of truncated labels on hover and focus, with one pair of listeners for all of
 * them, since a table has hundreds. Visual only; screen readers always get the full text.
 */
export function CutTextTip() {
  const [shown, setShown] = useState<Shown | null>(null);
  const theme = useOverlayTheme();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const point = ({ target }: Event) => {
      hide();
      const element = cutTextAt(target);
      if (element === undefined) return;
      timer = setTimeout(() => setShown(shownFor(element)), TOOLTIP_DELAY_MS);
    };
    const focus = ({ target }: Event) => {
      hide();
      const isByKey = target instanceof Element && target.matches(':focus-visible');
      const element = isByKey ? cutTextIn(target) : undefined;
      if (element !== undefined) setShown(shownFor(element));
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('keydown', press, options);
    for (const name of ['pointerdown', 'focusout', 'scroll']) {
      document.addEventListener(name, hide, options);
    }
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  if (shown === null) return null;
  return createPortal(
    <div
      aria-hidden
      data-cut-tip
      style={{ left: shown.left, top: shown.top }}
      className={`${theme ?? ''} pointer-events-none fixed z-50 max-w-78 rounded-sm bg-primary px-2 py-1 text-sm break-words text-primary-ink shadow-float`}
    >
      {shown.text}
    </div>,
    shown.container,
  );
}
