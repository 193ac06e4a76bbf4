import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { plainPress } from './plain-press.ts';

export interface ChartMarkProps {
  /** Accessible name: label and value. */
  label: string;
  /** Whether Tab stops here; one mark of a drawing does, arrows reach the others. */
  isTabStop: boolean;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** X, or a press with Shift: the mark is chosen, not opened. */
  onPick?: (() => void) | undefined;
  onActive: (isActive: boolean) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  markKey: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a drawing that can be pointed at, focused and, if it has a target, pressed. */
export function ChartMark(props: ChartMarkProps) {
  const { label, isTabStop, href, onSelect, onPick, onActive, className, children } = props;
  function onKeyDown(event: KeyboardEvent) {
    if (onPick === undefined || event.key.toLowerCase() !== 'x' || hasModifier(event)) {
      props.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    onPick();
  }
  const shared = {
    'aria-label': label,
    'data-mark': props.markKey,
    tabIndex: isTabStop ? 0 : -1,
    className,
    onPointerEnter: () => onActive(true),
    onPointerLeave: () => onActive(false),
    onFocus: (event: FocusEvent) => {
      if (event.target === event.currentTarget) onActive(true);
    },
    onBlur: () => onActive(false),
  };
  if (href !== undefined) {
    return (
      <a
        {...shared}
        href={href}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (onPick === undefined || !event.shiftKey) return plainPress(event, onSelect);
          event.preventDefault();
          return onPick();
        }}
      >
        {children}
      </a>
    );
  }
  if (onSelect === undefined) {
    return (
      // Its text shows on focus, and arrows move to the next.
      <g {...shared} role="img" onKeyDown={onKeyDown}>
        {children}
      </g>
    );
  }
  return (
    <g
      {...shared}
      role="button"
      onClick={onSelect}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKeyDown(event);
        event.preventDefault();
        return onSelect();
      }}
    >
      {children}
    </g>
  );
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
