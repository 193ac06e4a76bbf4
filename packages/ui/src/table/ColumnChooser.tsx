import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Columns3, Pin, RotateCcw } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { Segmented } from '../tabs/Segmented.tsx';
import { textOf } from '../text/define-text.ts';
import type { Column } from './table-column.ts';
import {
  areColumnsPlain,
  isHidden,
  orderedColumns,
  PLAIN_LAYOUT,
  placeColumn,
  toggleColumn,
  togglePin,
  type TableLayout,
} from './table-layout.ts';
import { tableText } from './table.text.ts';

export interface ColumnChooserProps<T> {
  columns: readonly Column<T>[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
  size?: 'sm' | 'md' | undefined;
  /** The button has no word, at any width. */
  isPicture?: boolean | undefined;
}

/**
 * The button that opens the list of columns; the caller owns the state, so that a view can store it.
 */
export function ColumnChooser<T>(props: ColumnChooserProps<T>) {
  const { layout, onLayoutChange, size = 'md', isPicture = false } = props;
  const text = textOf(tableText);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size={size} icon={<Columns3 />} title={text.columns}>
          <span className={isPicture ? 'sr-only' : '@max-4xl:sr-only'}>{text.columns}</span>
        </Button>
      </Popover.Trigger>
      <PopoverPanel
        label={text.columns}
        align="end"
        className="flex max-h-(--radix-popover-content-available-height) w-72 flex-col p-1"
      >
        <ColumnList {...props} />
        <div className="mt-1 flex items-center justify-between gap-2 border-t border-line px-1 pt-1.5 pb-0.5">
          <Segmented
            label={text.rows}
            activeKeys={[layout.density]}
            onToggle={(key) =>
              onLayoutChange({ ...layout, density: key === 'compact' ? 'compact' : 'normal' })
            }
            items={[
              { key: 'normal', label: text.normal },
              { key: 'compact', label: text.compact },
            ]}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw />}
            disabledReason={areColumnsPlain(layout) ? text.columnsArePlain : undefined}
            onClick={() => onLayoutChange({ ...PLAIN_LAYOUT, density: layout.density })}
          >
            {text.resetColumns}
          </Button>
        </div>
      </PopoverPanel>
    </Popover.Root>
  );
}

function ColumnList<T>({ columns, layout, onLayoutChange }: ColumnChooserProps<T>) {
  const text = textOf(tableText);
  const ordered = orderedColumns(columns, layout);
  return (
    <ul aria-label={text.columnOrder} className="min-h-0 overflow-y-auto">
      {ordered.map((column, at) => {
        const { id, header } = column;
        const isPinned = layout.pinned.includes(id);
        const put = (target: string | undefined, side: 'before' | 'behind') =>
          target === undefined
            ? undefined
            : () => onLayoutChange(placeColumn(columns, layout, { id, target, side }));
        return (
          <li
            key={id}
            className="group/line flex items-center rounded-sm pr-1 hover:bg-hover dark:hover:bg-active"
          >
            <Checkbox
              label={header}
              checked={!isHidden(column, layout)}
              disabled={column.isFixed ?? false}
              onChange={() => onLayoutChange(toggleColumn(columns, layout, id))}
              className="min-w-0 flex-1 truncate px-2 py-1.5"
            />
            <LineButton
              label={text.moveUpColumn(header)}
              onPress={put(ordered[at - 1]?.id, 'before')}
            >
              <ArrowUp />
            </LineButton>
            <LineButton
              label={text.moveDownColumn(header)}
              onPress={put(ordered[at + 1]?.id, 'behind')}
            >
              <ArrowDown />
            </LineButton>
            <LineButton
              label={text.pinColumn(header)}
              isOn={isPinned}
              onPress={() => onLayoutChange(togglePin(columns, layout, id))}
            >
              <Pin />
            </LineButton>
          </li>
        );
      })}
    </ul>
  );
}

interface LineButtonProps {
  label: string;
  /** Makes it a button that is on or off. */
  isOn?: boolean | undefined;
  /** Without it there is nowhere to go; it stays, so that the focus does. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function LineButton({ label, isOn, onPress, children }: LineButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-xs hover:text-ink focus-visible:opacity-100 [&_svg]:size-3.5',
        isOn === true
          ? 'text-accent [&_svg]:fill-current'
          : 'text-ink-3 opacity-0 group-focus-within/line:opacity-100 group-focus-within/line:aria-disabled:opacity-30 group-hover/line:opacity-100 group-hover/line:aria-disabled:opacity-30',
      )}
    >
      {children}
    </button>
  );
}
