import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md';

const VARIANT: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-primary-ink border-primary hover:not-aria-disabled:opacity-90 active:not-aria-disabled:opacity-80',
  secondary:
    'bg-surface text-ink border-line-2 shadow-lift hover:not-aria-disabled:bg-hover active:not-aria-disabled:bg-active dark:bg-raised',
  ghost:
    'bg-transparent text-ink-2 border-transparent hover:not-aria-disabled:bg-hover hover:not-aria-disabled:text-ink active:not-aria-disabled:bg-active',
  danger:
    'bg-critical-soft text-critical-text border-critical-line hover:not-aria-disabled:border-critical active:not-aria-disabled:opacity-85',
};

const SIZE: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-sm gap-1.5 rounded-sm [&_svg]:size-3.5',
  md: 'h-8 px-3 text-base gap-2 rounded-md [&_svg]:size-4',
};

/** Class list of button styles, so that a link can look like a button too. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return clsx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium',
    'transition-[background-color,border-color,opacity,color] duration-100',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 disabled:cursor-not-allowed disabled:opacity-50',
    '[&_svg]:shrink-0',
    VARIANT[variant],
    SIZE[size],
  );
}
