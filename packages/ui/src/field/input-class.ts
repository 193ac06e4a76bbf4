/** Look of every single-line control: 32 px, a border that meets 3:1 on focus and on error. */
export const INPUT_CLASS =
  'h-8 w-full min-w-0 rounded-md border border-line-2 bg-surface px-2.5 text-base text-ink transition-colors dark:bg-sunken ' +
  'hover:border-line-control focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-critical disabled:cursor-not-allowed disabled:opacity-50';
