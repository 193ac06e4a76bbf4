import { ChevronLeft, ListFilter } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ComboboxList } from '../field/ComboboxList.tsx';
import { PopoverPanel } from '../overlay/PopoverPanel.tsx';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import type { ActiveFilter, FilterField } from './filter-field.ts';
import { FilterEditor } from './FilterEditor.tsx';

export interface AddFilterProps {
  fields: readonly FilterField[];
  filters: readonly ActiveFilter[];
  onChange: (filters: ActiveFilter[]) => void;
}

/** The pressed element is gone: the focus moves to the first field. */
function focusFirst(box: HTMLDivElement | null): void {
  box?.querySelector('input')?.focus();
}

/** The button that adds a filter: first what by, then which values. */
export function AddFilter({ fields, filters, onChange }: AddFilterProps) {
  const words = textOf(filterText);
  const [key, setKey] = useState<string | null>(null);
  const [isNegated, setIsNegated] = useState(false);
  const field = fields.find((known) => known.key === key);
  return (
    <Popover.Root
      onOpenChange={() => {
        setKey(null);
        setIsNegated(false);
      }}
    >
      <Popover.Trigger asChild>
        <Button
          icon={<ListFilter />}
          aria-label={words.addFilterLabel}
          className="border-dashed! shadow-none!"
        >
          {words.addFilter}
        </Button>
      </Popover.Trigger>
      <PopoverPanel
        label={words.addFilterLabel}
        className="flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-64 flex-col overflow-hidden"
      >
        {field === undefined ? (
          <ComboboxList
            key="fields"
            label={words.filters}
            options={fields.map(({ key: value, label }) => ({ value, label }))}
            chosen={[]}
            onChoose={setKey}
          />
        ) : (
          <>
            <button
              type="button"
              onClick={() => setKey(null)}
              className="flex h-9 shrink-0 items-center gap-1.5 px-2.5 text-left font-medium hover:bg-hover focus-visible:-outline-offset-2"
            >
              <ChevronLeft aria-hidden className="size-4 text-ink-3" />
              {field.label}
            </button>
            <div ref={focusFirst} className="contents">
              <FilterEditor
                key={field.key}
                field={field}
                isNegated={isNegated}
                filters={filters}
                onChange={onChange}
                onNegate={setIsNegated}
              />
            </div>
          </>
        )}
      </PopoverPanel>
    </Popover.Root>
  );
}
