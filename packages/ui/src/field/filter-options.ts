export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
  /** Shown at the right, e.g. how many rows it represents. */
  count?: number | undefined;
  /** Shown but not choosable, with the reason as its hint. */
  disabledReason?: string | undefined;
  /** Heading that it is listed below; options of one group stand together. */
  group?: string | undefined;
}

/** Options whose label or hint holds every word of the text; labels that start with it come first. */
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

/** Options of one group together, the groups in the order of their first options. */
function byGroup<T extends ComboboxOption>(options: readonly T[]): T[] {
  return [...Map.groupBy(options, ({ group }) => group).values()].flat();
}
