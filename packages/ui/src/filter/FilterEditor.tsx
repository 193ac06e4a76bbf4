import { ComboboxList } from '../field/ComboboxList.tsx';
import { Segmented } from '../tabs/Segmented.tsx';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import { toggleValue, type ActiveFilter, type FilterField } from './filter-field.ts';

export interface FilterEditorProps {
  field: FilterField;
  isNegated: boolean;
  filters: readonly ActiveFilter[];
  onChange: (filters: ActiveFilter[]) => void;
  /** Inverts the filter; absent if there is nothing to invert yet. */
  onNegate?: ((isNegated: boolean) => void) | undefined;
}

/** The values of one filter with checkboxes, and whether they are included or excluded. */
export function FilterEditor(props: FilterEditorProps) {
  const { field, isNegated, filters, onChange, onNegate } = props;
  const words = textOf(filterText);
  const shown = filters.find(
    (filter) => filter.key === field.key && filter.isNegated === isNegated,
  );
  return (
    <>
      {field.isOnlyPositive !== true && onNegate !== undefined && (
        <div className="px-2.5 pt-2.5 pb-1">
          <Segmented
            label={words.howItHolds}
            activeKeys={[isNegated ? 'isNot' : 'is']}
            onToggle={(key) => onNegate(key === 'isNot')}
            items={[
              { key: 'is', label: words.is },
              { key: 'isNot', label: words.isNot },
            ]}
          />
        </div>
      )}
      <ComboboxList
        label={field.label}
        options={field.values}
        chosen={shown?.values ?? []}
        isMulti
        isFree={field.isOpen}
        onChoose={(value) => onChange(toggleValue(filters, { key: field.key, isNegated, value }))}
      />
    </>
  );
}
