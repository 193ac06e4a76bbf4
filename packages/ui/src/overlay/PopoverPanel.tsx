import { clsx } from 'clsx';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOverlayTheme } from './overlay-theme.ts';
import { usePortalContainer } from './portal-container.ts';

export interface PopoverPanelProps {
  /** Accessible name. */
  label: string;
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'end' | undefined;
  /** Size and inner layout. */
  className: string;
  children: ReactNode;
}

/**
 * The panel that a button opens next to itself: above everything, in the theme of the page. Use in a
 * `Popover.Root`.
 */
export function PopoverPanel({ label, align = 'start', className, children }: PopoverPanelProps) {
  const container = usePortalContainer();
  const theme = useOverlayTheme();
  return (
    <Popover.Portal container={container ?? null}>
      <Popover.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        aria-label={label}
        className={clsx('z-50 animate-rise rounded-lg bg-raised shadow-float', className, theme)}
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
}
