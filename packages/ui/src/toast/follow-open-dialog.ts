/**
 * Calls back with the most recently opened dialog, or null, now and after every change. A modal dialog
 * makes the rest of the page inert, so anything that must stay usable has to move inside it.
 * @returns the function that stops it
 */
export function followOpenDialog(onChange: (dialog: HTMLElement | null) => void): () => void {
  let open: readonly HTMLElement[] = [];
  function look() {
    const now = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
    const kept = open.filter((dialog) => now.includes(dialog));
    open = [...kept, ...now.filter((dialog) => !kept.includes(dialog))];
    onChange(open.at(-1) ?? null);
  }
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  look();
  return () => observer.disconnect();
}
