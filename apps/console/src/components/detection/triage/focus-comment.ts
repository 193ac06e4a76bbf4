/** Brings the field for comments into sight and the focus into it. */
export function focusComment(): void {
  const field = document.querySelector<HTMLElement>('[data-comment-field]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
