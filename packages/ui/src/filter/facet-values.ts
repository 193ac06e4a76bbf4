export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface Facet {
  key: string;
  label: string;
  values: readonly FacetValue[];
}

/** Values shown before "show more", and from which a search field appears. */
export const FACET_SHORT = 8;

/**
 * The displayed values of a facet: always includes selected ones.
 * @param text typed in the facet's own search
 */
export function facetValues(
  facet: Facet,
  selected: readonly string[],
  text: string,
  isLong: boolean,
): FacetValue[] {
  const query = text.trim().toLowerCase();
  if (query !== '') {
    return facet.values.filter((value) => value.label.toLowerCase().includes(query));
  }
  if (isLong || facet.values.length <= FACET_SHORT) return [...facet.values];
  return facet.values.filter(
    (value, index) => index < FACET_SHORT || selected.includes(value.value),
  );
}
