/*
 * An element with the attribute `data-cut` may cut its text: the full text then shows on hover and on
 * focus. The attribute's value is that text; empty represents the element's own.
 */

/** Whether some of the text in an element does not show. */
function isCut(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
}

/** The truncated texts at `target`: the one that contains it, for a pointer. */
export function cutTextAt(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest('[data-cut]') : null;
  return found !== null && isCut(found) ? found : undefined;
}

/**
 * The first truncated text inside the newly focused element: a link or a button with a long name. Not
 * inside a table row, which has many.
 */
export function cutTextIn(target: EventTarget | null): Element | undefined {
  if (
    !(target instanceof Element) ||
    target.matches('[role=row], [role=grid], [role=region], main')
  ) {
    return undefined;
  }
  return [...target.querySelectorAll('[data-cut]')].find(isCut);
}

/** The whole text of a label, its parts distinguished. */
export function fullText(element: Element): string {
  const full = element.getAttribute('data-cut') ?? '';
  return full === '' ? (element.textContent ?? '') : full;
}
