import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Checkbox } from '../field/Checkbox.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import { FACET_SHORT, facetValues, type Facet, type FacetValue } from './facet-values.ts';

export interface FacetGroupProps {
  facet: Facet;
  selected: readonly string[];
  onToggle: (value: string) => void;
  onClear?: (() => void) | undefined;
  isOpenAtFirst?: boolean | undefined;
  /** Draws a value instead of its label, e.g. with a glyph. */
  renderValue?: ((value: FacetValue) => ReactNode) | undefined;
}

/** One facet: its values with live counts, foldable, with its own search when it is long. */
export function FacetGroup(props: FacetGroupProps) {
  const { facet, selected, onToggle, onClear, isOpenAtFirst = true, renderValue } = props;
  const words = textOf(filterText);
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [isLong, setIsLong] = useState(false);
  const [text, setText] = useState('');
  const values = facetValues(facet, selected, text, isLong);
  const isSearchable = facet.values.length > FACET_SHORT;

  return (
    <section aria-labelledby={id} className="border-b border-line py-1.5 last:border-b-0">
      <div className="flex items-center">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex h-7 min-w-0 flex-1 items-center gap-1.5 rounded-sm text-left text-base font-medium"
        >
          <ChevronRight
            aria-hidden
            className={clsx('size-3.5 text-ink-3 transition-transform', isOpen && 'rotate-90')}
          />
          <span className="truncate">{facet.label}</span>
          {selected.length > 0 && (
            <span className="font-normal whitespace-nowrap text-accent">
              {selected.length}
              <span className="sr-only"> {words.chosen}</span>
            </span>
          )}
        </button>
        {selected.length > 0 && onClear !== undefined && (
          <button
            type="button"
            aria-label={words.clearFacet(facet.label)}
            onClick={onClear}
            className="h-7 rounded-sm px-1.5 text-sm text-ink-3 hover:text-ink"
          >
            {words.clear}
          </button>
        )}
      </div>
      {isOpen && (
        <div className="pb-1.5">
          {isSearchable && (
            <SearchField
              size="sm"
              label={words.searchFacet(facet.label)}
              value={text}
              onChange={setText}
              className="my-1"
            />
          )}
          <ul>
            {values.map((value) => (
              <FacetLine
                key={value.value}
                value={value}
                isChosen={selected.includes(value.value)}
                onToggle={() => onToggle(value.value)}
                label={renderValue?.(value) ?? value.label}
              />
            ))}
          </ul>
          {values.length === 0 && <p className="py-1 text-sm text-ink-3">{words.nothingMatches}</p>}
          {isSearchable && text === '' && (
            <button
              type="button"
              onClick={() => setIsLong(!isLong)}
              className="h-7 rounded-sm px-1.5 text-sm text-accent hover:underline"
            >
              {isLong ? words.showLess : words.showMore(facet.values.length - values.length)}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface FacetLineProps {
  value: FacetValue;
  isChosen: boolean;
  onToggle: () => void;
  label: ReactNode;
}

function FacetLine({ value, isChosen, onToggle, label }: FacetLineProps) {
  return (
    <li>
      <label
        className={clsx(
          'flex h-7 cursor-pointer items-center gap-2 rounded-sm px-1.5 hover:bg-hover',
          value.count === 0 && !isChosen && 'text-ink-3',
        )}
      >
        <Checkbox checked={isChosen} onChange={onToggle} aria-label={value.label} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <span className="shrink-0 text-sm text-ink-3">{formatCount(value.count)}</span>
      </label>
    </li>
  );
}
