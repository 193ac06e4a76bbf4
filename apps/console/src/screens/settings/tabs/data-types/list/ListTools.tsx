import type { DataType } from '@waybill/contract';
import { Button, buttonClass, Menu, MultiSelect, SearchField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { Icon } from '../../../../../components/icons.ts';
import { dataTypesAddress, FILTER_KEYS, OWN_KINDS, type FilterKey } from '../data-types-address.ts';
import { countryName } from '../words/country-name.ts';
import { wordsText } from '../words/words.text.ts';
import { countValues, filterTypes, type ListQuery, type WordsOf } from './filter-types.ts';
import { listText } from './list.text.ts';
import type { ListAddress } from './use-list-address.ts';

/** The shown word of a value that the list can be narrowed by. */
function labelOf(key: FilterKey, value: string): string {
  if (key === 'locale') return countryName(value);
  const words: Readonly<Record<string, unknown>> =
    key === 'class' ? textOf(classificationText) : textOf(wordsText);
  const word = words[value];
  return typeof word === 'string' ? word : value;
}

export interface ListFiltersProps {
  types: readonly DataType[];
  query: ListQuery;
  wordsOf: WordsOf;
  address: ListAddress;
}

/** Search and the filters, each value with its number of types. */
export function ListFilters({ types, query, wordsOf, address }: ListFiltersProps) {
  const text = textOf(listText);
  const isNarrowed =
    query.search !== '' || FILTER_KEYS.some((key) => query.filters[key].length > 0);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      <Search search={query.search} address={address} />
      {FILTER_KEYS.map((key) => {
        const others = filterTypes(types, query, { wordsOf, but: key });
        const counts = countValues(others, key, query.filters[key]);
        return (
          <MultiSelect
            key={key}
            label={text[key]}
            placeholder={text[key]}
            className="w-28! xl:w-32!"
            values={query.filters[key]}
            onChange={(values) => address.filter(key, values)}
            options={[...counts]
              .map(([value, count]) => ({ value, label: labelOf(key, value), count }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
          />
        );
      })}
      {isNarrowed && (
        <Button variant="ghost" onClick={address.clear}>
          {text.clear}
        </Button>
      )}
    </div>
  );
}

/** Typed text is in the field immediately, and in the address shortly after. */
function Search({ search, address }: { search: string; address: ListAddress }) {
  const [draft, setDraft] = useState({ typed: search, inAddress: search });
  if (draft.inAddress !== search) {
    // The address has changed: by typed text, which stays unchanged, or by navigating back.
    const isOwn = draft.typed.trim() === search;
    setDraft({ typed: isOwn ? draft.typed : search, inAddress: search });
  }
  return (
    <SearchField
      label={textOf(listText).search}
      className="w-48 xl:w-64"
      value={draft.typed}
      onChange={(typed) => {
        setDraft({ ...draft, typed });
        address.search(typed);
      }}
    />
  );
}

/** Actions of the list: the tester, and a new custom type. */
export function ListActions() {
  const text = textOf(listText);
  return (
    <div className="flex shrink-0 gap-2">
      <Link to={dataTypesAddress.tester()} className={buttonClass('secondary', 'md')}>
        {text.test}
      </Link>
      <MakeButton />
    </div>
  );
}

/** Creates a type of a kind selected from a menu. */
export function MakeButton() {
  const text = textOf(listText);
  const words = textOf(wordsText);
  const { navigate } = useNavigator();
  const missing = useMissingReason('data-type:manage');
  const button = (
    <Button variant="primary" icon={<Icon.add aria-hidden />} disabledReason={missing}>
      {text.make}
    </Button>
  );
  if (missing !== undefined) return button;
  return (
    <Menu
      label={text.make}
      trigger={button}
      items={OWN_KINDS.map((kind) => ({
        key: kind,
        label: words[kind],
        hint: words[`${kind}Hint`],
        onSelect: () => navigate(dataTypesAddress.make(kind)),
      }))}
    />
  );
}
