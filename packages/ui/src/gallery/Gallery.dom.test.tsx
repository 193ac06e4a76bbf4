// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Gallery } from './Gallery.tsx';
import { openGallery } from './use-gallery-address.ts';

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

test('a part has an address of its own, and the index leads to it without loading the page', () => {
  openGallery({ part: 'tokens', isCompact: false });
  render(<Gallery />);
  expect(screen.getByText('Surfaces')).not.toBeNull();
  fireEvent.click(screen.getByText('Tabs and choices'));
  expect(window.location.search).toBe('?part=choices');
  expect(screen.getByText('Only new detections')).not.toBeNull();
  expect(screen.queryByText('Surfaces')).toBeNull();
  fireEvent.click(screen.getByLabelText('Closer rows'));
  expect(window.location.search).toBe('?part=choices&density=compact');
  cleanup();
  openGallery({ part: null, isCompact: false });
});
