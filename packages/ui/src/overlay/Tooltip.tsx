import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { clsx } from 'clsx';
import { useContext, type ReactNode } from 'react';
import { useOverlayTheme } from './overlay-theme.ts';
import { usePortalContainer } from './portal-container.ts';
import { HasTooltipDelay, TooltipDelay } from './TooltipDelay.tsx';

export interface TooltipProps {
  content: ReactNode;
  /** Exactly one focusable element. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Keys shown after the text. */
  shortcut?: string | undefined;
}

/** A short text about a control, on hover and on focus. Never the only place of an information. */
export function Tooltip(props: TooltipProps) {
  const hasDelay = useContext(HasTooltipDelay);
  const tooltip = <TooltipBody {...props} />;
  return hasDelay ? tooltip : <TooltipDelay>{tooltip}</TooltipDelay>;
}

function TooltipBody({ content, children, side = 'top', shortcut }: TooltipProps) {
  const container = usePortalContainer();
  const theme = useOverlayTheme();
  return (
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal container={container ?? null}>
        <TooltipPrimitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            theme,
            'z-50 flex max-w-72 items-center gap-2 rounded-sm bg-primary px-2 py-1 text-sm text-primary-ink shadow-float',
          )}
        >
          {content}
          {shortcut !== undefined && (
            <span className="font-mono text-xs opacity-70">{shortcut}</span>
          )}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
