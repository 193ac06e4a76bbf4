import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { textOf } from '../text/define-text.ts';
import { AddFilter } from './AddFilter.tsx';
import { filterText } from './filter.text.ts';
import type { ActiveFilter, FilterField } from './filter-field.ts';
import { fieldOf } from './filter-query.ts';
import { filterWords } from './filter-sentence.ts';
import { FilterChip } from './FilterChip.tsx';
import { FilterEditor } from './FilterEditor.tsx';

/** Something in force that is no filter by value, e.g. hours of the week. */
export interface ExtraChip {
  key: string;
  label: string;
  verb: string;
  value: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  fields: readonly FilterField[];
  filters: readonly ActiveFilter[];
  onChange: (filters: ActiveFilter[]) => void;
  /** Takes everything away. */
  onClear: () => void;
  /** Keys of filters that are shown elsewhere and need no chip while they must hold. */
  hiddenKeys?: readonly string[] | undefined;
  extraChips?: readonly ExtraChip[] | undefined;
  /** Whether there is more to clear than the chips show. */
  canClear?: boolean | undefined;
  /** Quick filters, before everything else. */
  children?: ReactNode;
  /** The query field. The button that adds a filter stays at its side, also where lines break. */
  query?: ReactNode;
  /** Stands instead of the button that adds a filter, where filters are chosen elsewhere. */
  add?: ReactNode;
  /** After the query field and the button, e.g. the time range. */
  end?: ReactNode;
}

/** The filters in force as sentences, each changed by a press and removed by its cross. */
export function FilterBar(props: FilterBarProps) {
  const { fields, filters, onChange, onClear, hiddenKeys = [], extraChips = [], query } = props;
  const words = textOf(filterText);
  const chips = filters.filter(({ key, isNegated }) => isNegated || !hiddenKeys.includes(key));
  const canClear = props.canClear === true || chips.length + extraChips.length > 0;
  const add = props.add ?? <AddFilter fields={fields} filters={filters} onChange={onChange} />;
  return (
    <div
      role="group"
      aria-label={words.activeFilters}
      className="flex flex-wrap items-center gap-2"
    >
      {props.children}
      {chips.map((filter) => (
        <ValueChip
          key={`${filter.key} ${filter.isNegated}`}
          filter={filter}
          field={fieldOf(fields, filter.key)}
          filters={filters}
          onChange={onChange}
        />
      ))}
      {extraChips.map(({ key, ...chip }) => (
        <FilterChip key={key} {...chip} />
      ))}
      {query === undefined && add}
      {canClear && (
        <button
          type="button"
          onClick={onClear}
          className={clsx(
            'h-8 rounded-sm px-2 text-base text-ink-3 hover:text-ink',
            query === undefined && 'ml-auto',
          )}
        >
          {words.clearAll}
        </button>
      )}
      {query !== undefined && (
        <div className="flex min-w-72 flex-1 items-center gap-2 *:first:min-w-0 *:first:flex-1 max-sm:min-w-0 max-sm:basis-full">
          {query}
          {add}
          {props.end}
        </div>
      )}
    </div>
  );
}

interface ValueChipProps {
  filter: ActiveFilter;
  field: FilterField | undefined;
  filters: readonly ActiveFilter[];
  onChange: (filters: ActiveFilter[]) => void;
}

function ValueChip({ filter, field, filters, onChange }: ValueChipProps) {
  const others = filters.filter((other) => other !== filter);
  return (
    <FilterChip
      {...filterWords(filter, field)}
      onRemove={() => onChange(others)}
      editor={
        field && (
          <FilterEditor
            field={field}
            isNegated={filter.isNegated}
            filters={filters}
            onChange={onChange}
            onNegate={(isNegated) => {
              if (isNegated === filter.isNegated) return;
              onChange(merged(others, { ...filter, isNegated }));
            }}
          />
        )
      }
    />
  );
}

/** The filters with an additional one; values of the same filter are merged. */
function merged(filters: readonly ActiveFilter[], one: ActiveFilter): ActiveFilter[] {
  const same = filters.find(({ key, isNegated }) => key === one.key && isNegated === one.isNegated);
  if (same === undefined) return [...filters, one];
  const values = [...new Set([...same.values, ...one.values])];
  return filters.map((filter) => (filter === same ? { ...filter, values } : filter));
}
