/** Look of every single-line control: 32 px, a border that meets 3:1 on focus and on error. */
export const INPUT_CLASS =
  'h-8 w-full min-w-0 rounded-md border border-line-2 bg-surface px-2.5 text-base text-ink transition-colors dark:bg-sunken ' +
  'hover:border-line-control focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-critical disabled:cursor-not-allowed disabled:opacity-50';

/** The box of a list that opens under its control. */
export const LIST_POPOVER_CLASS =
  'flex max-h-[min(20rem,var(--radix-popover-content-available-height))] w-[max(var(--radix-popover-trigger-width),14rem)] flex-col overflow-hidden';
