// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

test('every component draws, and none of them needs a style sheet or markup of its own', () => {
  const { container } = render(<Gallery />);
  expect(screen.getByRole('heading', { name: 'Components' })).not.toBeNull();
  expect(container.querySelectorAll('section').length).toBeGreaterThan(8);
  // The page is served with `style-src 'self'`: an injected sheet would be refused.
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('every button, link and field of the gallery has a name', () => {
  render(<Gallery />);
  for (const role of ['button', 'link', 'textbox', 'checkbox', 'searchbox', 'switch'] as const) {
    const all = screen.getAllByRole(role).length;
    expect(screen.getAllByRole(role, { name: /\S/ })).toHaveLength(all);
  }
});
