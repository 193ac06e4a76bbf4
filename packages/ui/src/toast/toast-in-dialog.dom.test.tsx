// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../overlay/Dialog.tsx';
import { dismissToast, readToasts, toast } from './toast-store.ts';
import { ToastArea } from './ToastArea.tsx';

afterEach(() => {
  for (const record of readToasts()) dismissToast(record.id);
  cleanup();
});

function Page({ isOpen, hasDialog = true }: { isOpen: boolean; hasDialog?: boolean }) {
  return (
    <>
      {hasDialog && <Dialog isOpen={isOpen} onClose={() => {}} title="Invite" />}
      <ToastArea />
    </>
  );
}
/** Observers of the document are told after the change. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
const card = () => document.querySelector('[data-variant]');

test('a toast moves into the dialog that opens, and out of it again, as the same toast', async () => {
  const { rerender } = render(<Page isOpen={false} />);
  act(() => void toast({ title: 'Saved' }));
  const shown = card();
  expect(shown?.closest('dialog')).toBeNull();
  rerender(<Page isOpen />);
  await settle();
  expect(shown?.closest('dialog')).toBe(screen.getByRole('dialog'));
  expect(card()).toBe(shown);
  // Nothing is announced outside of the dialog, so it is announced inside.
  expect(screen.getByRole('dialog').textContent).toContain('Saved. ');
  rerender(<Page isOpen={false} />);
  await settle();
  expect(card()).toBe(shown);
  expect(shown?.closest('dialog')).toBeNull();
});

test('a toast outlives the dialog that it lay in', async () => {
  const { rerender } = render(<Page isOpen />);
  await settle();
  act(() => void toast({ title: 'Sent' }));
  expect(card()?.closest('dialog')).not.toBeNull();
  rerender(<Page isOpen hasDialog={false} />);
  await settle();
  expect(card()?.isConnected).toBe(true);
  expect(card()?.textContent).toContain('Sent');
});
