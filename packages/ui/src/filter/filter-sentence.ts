import { formatTag } from '../text/locale.ts';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import { labelOfValue, type ActiveFilter, type FilterField } from './filter-field.ts';

/** Values named in a chip before the rest is only counted. */
const NAMED = 3;

/** A filter as text: `Severity`, `is`, `High or Critical`. */
export function filterWords(
  filter: ActiveFilter,
  field: FilterField | undefined,
): { label: string; verb: string; value: string } {
  const words = textOf(filterText);
  const labels = filter.values.map((value) =>
    field === undefined ? value : labelOfValue(field, value),
  );
  const rest = labels.length - NAMED;
  const shown = rest > 0 ? [...labels.slice(0, NAMED), words.more(rest)] : labels;
  return {
    label: field?.label ?? filter.key,
    verb: filter.isNegated ? words.isNot : words.is,
    value: new Intl.ListFormat(formatTag(), { type: 'disjunction' }).format(shown),
  };
}
