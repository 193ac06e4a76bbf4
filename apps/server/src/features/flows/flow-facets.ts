import type { FlowMap } from '@waybill/contract';
import { FILTER_BITS } from './flow-conditions.ts';
import type { FlowCount, FlowFacet } from './flow-reading.ts';

type Facets = FlowMap['facets'];
type FacetEntry = Facets['direction'][number];

/**
 * Values of the facets with the events under the whole filter, which add up to the total, and also
 * those with the facet's own filter lifted, as in the list of detections.
 */
export function flowFacets(counts: readonly FlowCount[]): Omit<Facets, 'review'> {
  const valuesOf = (facet: FlowFacet): FacetEntry[] => {
    const values = new Map<string, FacetEntry>();
    for (const { facet: counted, value, mask, events } of counts) {
      if (counted !== facet || (mask !== 0 && mask !== FILTER_BITS[facet])) continue;
      const name = value === '' ? 'none' : value;
      const entry = values.get(name) ?? { value: name, label: null, events: 0, available: 0 };
      entry.available += events;
      if (mask === 0) entry.events += events;
      values.set(name, entry);
    }
    return [...values.values()].toSorted(
      (a, b) => b.available - a.available || (a.value < b.value ? -1 : 1),
    );
  };
  return {
    direction: valuesOf('direction'),
    category: valuesOf('category'),
    action: valuesOf('action'),
    dataClass: valuesOf('data_class'),
    managed: valuesOf('managed'),
    scope: valuesOf('scope'),
  };
}
