// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.classList.remove('dark');
});

test('an overlay has the dark class of the root, also when the theme changes while it is open', async () => {
  document.documentElement.classList.add('dark');
  render(
    <Dialog isOpen onClose={() => undefined} title="Question">
      <p>Text</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.classList.contains('dark')).toBe(true);
  await act(async () => document.documentElement.classList.remove('dark'));
  expect(dialog.classList.contains('dark')).toBe(false);
});
