import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';

export interface FilterChipProps {
  label: string;
  verb: string;
  value: string;
  onRemove: () => void;
  /** Edits the filter; without it the chip can only be removed. */
  editor?: ReactNode;
}

/** An active filter, read as a sentence: `Status is not Closed`. A press edits it. */
export function FilterChip({ label, verb, value, onRemove, editor }: FilterChipProps) {
  const words = textOf(filterText);
  const sentence = `${label} ${verb} ${value}`;
  const content = (
    <>
      <span className="shrink-0 text-ink-3">
        {label} {verb}
      </span>{' '}
      <span className="truncate font-medium">{value}</span>
    </>
  );
  const bodyClass = 'flex min-w-0 items-center gap-1 rounded-l-[6px] pr-1.5 pl-2.5';
  return (
    <span className="inline-flex h-8 max-w-96 items-stretch rounded-md border border-line-2 bg-surface shadow-lift dark:bg-raised">
      {editor === undefined ? (
        <span className={bodyClass}>{content}</span>
      ) : (
        <Popover.Root>
          <Popover.Trigger
            title={sentence}
            aria-label={words.editFilter(sentence)}
            className={`${bodyClass} hover:bg-hover`}
          >
            {content}
          </Popover.Trigger>
          <PopoverPanel
            label={label}
            className="flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-64 flex-col overflow-hidden"
          >
            {editor}
          </PopoverPanel>
        </Popover.Root>
      )}
      <button
        type="button"
        aria-label={words.removeFilter(sentence)}
        onClick={onRemove}
        className="grid w-7 shrink-0 place-items-center rounded-r-[6px] border-l border-line text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
