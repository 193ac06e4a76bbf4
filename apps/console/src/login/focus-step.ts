/** Moves the focus to the first field of the step in sight, or else to its title. */
export function focusStep(main: HTMLElement): void {
  const wanted =
    main.querySelector<HTMLElement>('[data-autofocus]') ??
    main.querySelector<HTMLElement>('form input:not([tabindex="-1"])') ??
    main.querySelector<HTMLElement>('h1');
  wanted?.focus();
}
