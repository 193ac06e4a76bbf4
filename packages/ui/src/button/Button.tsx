import { clsx } from 'clsx';
import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { TooltipSlot } from '../overlay/tooltip-slot.ts';
import { Spinner } from '../state/Spinner.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Drawn before the label, at the size the button asks for. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses; the width does not change when an icon was there. */
  isBusy?: boolean | undefined;
  /** Why the button cannot be pressed now. It stays focusable, so that the reason can be read. */
  disabledReason?: string | undefined;
}

/** A button. Ink by default: colour is kept for state, not for decoration. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  isBusy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const drawTooltip = use(TooltipSlot);
  const isBlocked = isBusy || disabledReason !== undefined;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBlocked) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }
  const button = (
    <button
      title={drawTooltip === null ? disabledReason : undefined}
      {...rest}
      type={type}
      className={clsx(buttonClass(variant, size), className)}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
  if (disabledReason === undefined || drawTooltip === null) return button;
  return drawTooltip({ content: disabledReason, children: button });
}
