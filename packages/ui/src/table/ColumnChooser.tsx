import { Columns3, RotateCcw } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { usePortalContainer } from '../overlay/portal-container.ts';
import { PLAIN_LAYOUT, type Column, type TableLayout } from './table-column.ts';

export interface ColumnChooserProps<T> {
  columns: readonly Column<T>[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
}

/** The button that opens the list of columns; the state is the caller's, so that a view can keep it. */
export function ColumnChooser<T>({ columns, layout, onLayoutChange }: ColumnChooserProps<T>) {
  const container = usePortalContainer();
  function toggle(id: string) {
    const hidden = layout.hidden.includes(id)
      ? layout.hidden.filter((other) => other !== id)
      : [...layout.hidden, id];
    onLayoutChange({ ...layout, hidden });
  }
  const isPlain = layout.hidden.length === 0 && Object.keys(layout.widths).length === 0;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button icon={<Columns3 />}>Columns</Button>
      </Popover.Trigger>
      <Popover.Portal container={container ?? null}>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Columns"
          className="z-50 w-60 animate-rise rounded-lg bg-raised p-1 shadow-float"
        >
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!layout.hidden.includes(column.id)}
              disabled={column.isFixed ?? false}
              onChange={() => toggle(column.id)}
              className="rounded-sm px-2 py-1.5 hover:bg-hover dark:hover:bg-active"
            />
          ))}
          <div className="mt-1 border-t border-line pt-1">
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCcw />}
              disabledReason={isPlain ? 'The columns are as they come' : undefined}
              onClick={() => onLayoutChange(PLAIN_LAYOUT)}
            >
              Reset columns
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
