import { clsx } from 'clsx';
import { use, type ReactNode } from 'react';
import { TooltipSlot } from '../overlay/tooltip-slot.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  /** Keys shown next to the label in the tooltip. */
  shortcut?: string | undefined;
}

/** A square button that shows only an icon; its name is in the tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  size = 'md',
  variant = 'ghost',
  className,
  disabledReason,
  ...rest
}: IconButtonProps) {
  const drawTooltip = use(TooltipSlot);
  const button = (
    <Button
      title={drawTooltip === null ? (disabledReason ?? label) : undefined}
      {...rest}
      aria-label={label}
      icon={icon}
      size={size}
      variant={variant}
      disabledReason={disabledReason}
      className={clsx(size === 'sm' ? 'w-7' : 'w-8', 'px-0', className)}
    />
  );
  // With a reason, the button explains itself in its own tooltip.
  if (disabledReason !== undefined || drawTooltip === null) return button;
  return drawTooltip({ content: label, shortcut, children: button });
}
