import type { ReactNode } from 'react';
import { textOf } from '../text/define-text.ts';
import { filterText } from './filter.text.ts';
import { FacetGroup } from './FacetGroup.tsx';
import type { Facet, FacetValue } from './facet-values.ts';

export interface FacetListProps {
  facets: readonly Facet[];
  /** Chosen values by facet key. */
  selected: Readonly<Record<string, readonly string[]>>;
  onToggle: (key: string, value: string) => void;
  /** Clears one facet. */
  onClear: (key: string) => void;
  renderValue?: ((key: string, value: FacetValue) => ReactNode) | undefined;
  /** How many facets are open at first; all by default. */
  openCount?: number | undefined;
}

/** The filter column of a list: all facets with their live counts. */
export function FacetList(props: FacetListProps) {
  const { facets, selected, onToggle, onClear, renderValue, openCount = facets.length } = props;
  return (
    <div role="group" aria-label={textOf(filterText).filters}>
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          selected={selected[facet.key] ?? []}
          onToggle={(value) => onToggle(facet.key, value)}
          onClear={() => onClear(facet.key)}
          isOpenAtFirst={index < openCount || (selected[facet.key]?.length ?? 0) > 0}
          renderValue={renderValue && ((value) => renderValue(facet.key, value))}
        />
      ))}
    </div>
  );
}
