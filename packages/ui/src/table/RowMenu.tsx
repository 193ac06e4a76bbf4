import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type RefObject } from 'react';
import { MENU_CLASS, MenuLine } from '../menu/Menu.tsx';
import { useOverlayTheme } from '../overlay/overlay-theme.ts';
import { usePortalContainer } from '../overlay/portal-container.ts';
import { textOf } from '../text/define-text.ts';
import type { CellAction } from './data-table-props.ts';
import type { ShownColumn } from './table-column.ts';
import { tableText } from './table.text.ts';

export interface RowMenuProps<T> {
  frame: RefObject<HTMLElement | null>;
  /** The row whose menu is open; null: none. */
  index: number | null;
  rows: readonly T[];
  columns: readonly ShownColumn<T>[];
  cellActions: (row: T, columnId: string) => readonly CellAction[];
  onClose: () => void;
}

/** The actions of all cells of a row, for those who work without a pointer. */
export function RowMenu<T>(props: RowMenuProps<T>) {
  const { frame, index, rows, columns, cellActions, onClose } = props;
  const container = usePortalContainer();
  const theme = useOverlayTheme();
  const row = index === null ? undefined : rows[index];
  const place = index === null ? null : placeOf(frame.current, index);
  if (row === undefined || place === null) return null;
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden style={place} className="pointer-events-none absolute" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container ?? null}>
        <DropdownMenu.Content
          align="start"
          sideOffset={2}
          collisionPadding={8}
          aria-label={textOf(tableText).rowActions}
          // The trigger has no text of its own.
          aria-labelledby={undefined}
          className={clsx(MENU_CLASS, theme)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            rowAt(frame.current, index)?.focus({ preventScroll: true });
          }}
        >
          {columns.map(({ column }) => {
            const actions = cellActions(row, column.id);
            return actions.length === 0 ? null : (
              <Fragment key={column.id}>
                <MenuLine item={{ kind: 'label', key: column.id, label: column.header }} />
                {actions.map((action) => (
                  <MenuLine key={action.key} item={action} />
                ))}
              </Fragment>
            );
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function rowAt(frame: HTMLElement | null, index: number | null): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}

/** Where the menu hangs, within the frame: under the start of the row. */
function placeOf(frame: HTMLElement | null, index: number) {
  const row = rowAt(frame, index);
  if (frame === null || row === null) return null;
  const box = frame.getBoundingClientRect();
  const line = row.getBoundingClientRect();
  return { top: line.bottom - box.top, left: 48, width: 1, height: 1 };
}
