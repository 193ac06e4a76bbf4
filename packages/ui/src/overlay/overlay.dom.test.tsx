// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { SidePanel } from './SidePanel.tsx';

afterEach(cleanup);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Invite">
        <input aria-label="Mail" />
      </Dialog>
    </>
  );
}

test('a dialog takes the focus to its first field and gives it back', () => {
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(screen.getByLabelText('Mail'));
  expect(screen.getByRole('dialog', { name: 'Invite' }).hasAttribute('open')).toBe(true);
  // Escape reaches a native dialog as its cancel event.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test('a question is not closed by a press on the backdrop, a plain dialog is', () => {
  const onClose = vi.fn();
  const { rerender } = render(<Dialog isOpen role="alertdialog" onClose={onClose} title="Sure?" />);
  fireEvent.mouseDown(screen.getByRole('alertdialog'));
  expect(onClose).not.toHaveBeenCalled();
  rerender(<Dialog isOpen onClose={onClose} title="Sure?" />);
  fireEvent.mouseDown(screen.getByRole('heading'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what cannot be undone must be typed first, and the safe answer has the focus', () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      title="Remove?"
      description="For good."
      confirmLabel="Remove"
      typeToConfirm="Snowflake"
      onConfirm={onConfirm}
      onClose={() => {}}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Snowflake' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the side panel leaves the focus where it is and closes with Escape', () => {
  const onClose = vi.fn();
  render(<button type="button">Row</button>);
  screen.getByRole('button', { name: 'Row' }).focus();
  const { rerender } = render(
    <SidePanel isOpen onClose={onClose} label="Detection">
      Facts
    </SidePanel>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  rerender(
    <SidePanel isOpen={false} onClose={onClose} label="Detection">
      Facts
    </SidePanel>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape that something further in has used does not close the panel', () => {
  const onClose = vi.fn();
  render(
    <SidePanel isOpen onClose={onClose} label="Detection">
      <input aria-label="Note" onKeyDown={(event) => event.preventDefault()} />
    </SidePanel>,
  );
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

test('a button with a reason stays reachable but does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button onClick={onClick} disabledReason="Needs a right">
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a side panel that closes gives the focus back to where it came from', () => {
  const panel = (isOpen: boolean) => (
    <>
      <button type="button">Row</button>
      <SidePanel isOpen={isOpen} onClose={vi.fn()} label="Detection">
        <input aria-label="Note" />
      </SidePanel>
    </>
  );
  const { rerender } = render(panel(true));
  const row = screen.getByRole('button', { name: 'Row' });
  row.focus();
  screen.getByLabelText('Note').focus();
  rerender(panel(false));
  expect(document.activeElement).toBe(row);
});
