// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

test('a menu opens with the keyboard, does what is chosen, and refuses with a reason', () => {
  const onRename = vi.fn();
  const onRemove = vi.fn();
  render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[
        { kind: 'label', key: 'heading', label: 'This view' },
        { key: 'rename', label: 'Rename', onSelect: onRename },
        { kind: 'separator', key: 'line' },
        { key: 'remove', label: 'Remove', disabledReason: 'Shared by others', onSelect: onRemove },
      ]}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'More' });
  fireEvent.keyDown(trigger, { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: /Remove.*Shared by others/ }));
  expect(onRemove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(onRename).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  // Not modal: the page behind keeps scrolling and gets no style sheet.
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
