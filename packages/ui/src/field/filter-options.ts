export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Shown on the right, e.g. the number of matching rows. */
  count?: number | undefined;
  /** Shown but not choosable, with the reason as its hint. */
  disabledReason?: string | undefined;
  /** Group heading; options of one group must be adjacent. */
  group?: string | undefined;
}

/**
 * Options whose label or hint contains every word of the text; labels that start with it come first.
 */
export function filterOptions<T extends ComboboxOption>(options: readonly T[], text: string): T[] {
  const query = text.trim().toLowerCase();
  if (query === '') return byGroup(options);
  const words = query.split(/\s+/);
  const found = options.filter((option) => {
    const haystack = `${option.label} ${option.hint ?? ''} ${option.group ?? ''}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const rank = (option: T) => (option.label.toLowerCase().startsWith(query) ? 0 : 1);
  return byGroup(found.toSorted((a, b) => rank(a) - rank(b)));
}

/** Options grouped, in the order of each group's first option. */
function byGroup<T extends ComboboxOption>(options: readonly T[]): T[] {
  return [...Map.groupBy(options, ({ group }) => group).values()].flat();
}
