import { textOf, Tooltip } from '@waybill/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDashboard } from './board-context.ts';
import { isFilteredBy, type Mark } from './board-filter.ts';
import { boardText } from './board.text.ts';

export interface MarkButtonProps {
  mark: Mark;
  /** The list of the mark. */
  address: string | null;
  children: ReactNode;
  className?: string | undefined;
}

/** A mark of a chart: a press filters all widgets by it, with Ctrl or ⌘ it opens its list. */
export function MarkButton({ mark, address, children, className }: MarkButtonProps) {
  const { cross, toggle, open } = useDashboard();
  const text = textOf(boardText);
  const isOn = isFilteredBy(cross, mark);
  return (
    <Tooltip content={isOn ? text.unfilterHint : text.filterHint} side="bottom">
      <button
        type="button"
        aria-pressed={isOn}
        onClick={(event) => (event.ctrlKey || event.metaKey ? open(address) : toggle(mark))}
        className={clsx(className, isOn && 'font-medium text-accent')}
      >
        {children}
      </button>
    </Tooltip>
  );
}
