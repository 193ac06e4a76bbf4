/** Whether an element takes text, so that single keys belong to it (WCAG 2.1.4). */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable=true]') !== null
  );
}
