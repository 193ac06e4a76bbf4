/** A value that can be filtered by. */
export interface FilterValue {
  value: string;
  label: string;
  /** Number of rows if selected; omitted if not counted. */
  count?: number | undefined;
}

/** Something that a list can be filtered by. */
export interface FilterField {
  /** One word, as typed: `severity`. */
  key: string;
  label: string;
  /** Known values, in the order they are offered. */
  values: readonly FilterValue[];
  /** Accepts unlisted values. */
  isOpen?: boolean | undefined;
  /** Cannot be turned around into "is not". */
  isOnlyPositive?: boolean | undefined;
}

/** Values of one field, any of which is required, or all of which are excluded. */
export interface ActiveFilter {
  key: string;
  isNegated: boolean;
  values: readonly string[];
}

/** All that narrows a list: filters and free text. */
export interface FilterQuery {
  filters: readonly ActiveFilter[];
  /** Empty: none. */
  text: string;
}

const fold = (text: string): string => text.trim().toLocaleLowerCase();

/** The stored value for a typed one: by value, else by label; null if unknown. */
export function resolveValue(field: FilterField, typed: string): string | null {
  const wanted = fold(typed);
  const known =
    field.values.find(({ value }) => value === typed) ??
    field.values.find(({ label }) => fold(label) === wanted) ??
    field.values.find(({ value }) => fold(value) === wanted);
  if (known !== undefined) return known.value;
  return field.isOpen === true && wanted !== '' ? typed.trim() : null;
}

export function labelOfValue(field: FilterField, value: string): string {
  return field.values.find((known) => known.value === value)?.label ?? value;
}

/** The filters with a value toggled. */
export function toggleValue(
  filters: readonly ActiveFilter[],
  { key, isNegated, value }: { key: string; isNegated: boolean; value: string },
): ActiveFilter[] {
  const isIt = (filter: ActiveFilter) => filter.key === key && filter.isNegated === isNegated;
  const shown = filters.find(isIt);
  if (shown === undefined) return [...filters, { key, isNegated, values: [value] }];
  const values = shown.values.includes(value)
    ? shown.values.filter((other) => other !== value)
    : [...shown.values, value];
  return filters
    .map((filter) => (isIt(filter) ? { ...filter, values } : filter))
    .filter((filter) => filter.values.length > 0);
}
