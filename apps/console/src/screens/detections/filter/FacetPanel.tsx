import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { FacetList, IconButton, Skeleton, SourceGlyph } from '@waybill/ui';
import { useState } from 'react';
import { Icon } from '../../../components/icons.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import type { ListActions } from '../use-list-view.ts';
import { useMedia } from '../../../components/use-media.ts';
import { hasFilters, LIST_KEYS, type ListKey } from './detection-view.ts';
import { facetsOf } from './facet-view.ts';

export interface FacetPanelProps {
  summary: DetectionSummary | undefined;
  filter: DetectionFilter;
  actions: ListActions;
  /** A detection is open at the right: on pages that are not very wide the column makes room for it. */
  hasPanel: boolean;
}

const ROOMY = '(min-width: 1200px)';
const ROOMY_WITH_PANEL = '(min-width: 1680px)';

/** Facets open at first; the rest is one press away. */
const OPEN_FACETS = 4;

/** The filter column with live counts; it folds away. */
export function FacetPanel({ summary, filter, actions, hasPanel }: FacetPanelProps) {
  const policyNames = usePolicyNames();
  const isRoomy = useMedia(hasPanel ? ROOMY_WITH_PANEL : ROOMY);
  // What a person chose holds until the room changes.
  const [chosen, setChosen] = useState<{ isOpen: boolean; isRoomy: boolean } | null>(null);
  const isOpen = chosen?.isRoomy === isRoomy ? chosen.isOpen : isRoomy;
  const setIsOpen = (next: boolean) => setChosen({ isOpen: next, isRoomy });
  const facets = summary === undefined ? undefined : facetsOf(summary, policyNames);
  // Nothing has come yet: there is nothing to filter by.
  if (facets?.length === 0 && !hasFilters(filter)) return null;
  if (!isOpen) {
    return (
      <div className="border-r border-line p-1.5">
        <IconButton
          size="sm"
          label="Show filters"
          icon={<Icon.filter />}
          onClick={() => setIsOpen(true)}
        />
      </div>
    );
  }
  return (
    <aside
      aria-label="Filters"
      className="w-56 shrink-0 overflow-y-auto border-r border-line px-3 py-1.5"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-sm font-medium text-ink-3">Filters</h2>
        <IconButton
          size="sm"
          label="Hide filters"
          icon={<Icon.previous />}
          onClick={() => setIsOpen(false)}
        />
      </div>
      {facets === undefined ? (
        <FacetSkeleton />
      ) : facets.length === 0 ? (
        <p className="py-2 text-base text-ink-3">
          Nothing matches, so there is nothing to filter by.
        </p>
      ) : (
        <FacetList
          facets={facets}
          selected={selectedOf(filter)}
          openCount={OPEN_FACETS}
          onToggle={(key, value) => isListKey(key) && actions.toggle(key, value)}
          onClear={actions.clear}
          renderValue={(key, value) =>
            key === 'source' || key === 'destination' ? (
              <span className="inline-flex max-w-full items-center gap-2">
                <SourceGlyph name={value.value} />
                <span className="truncate">{value.label}</span>
              </span>
            ) : (
              value.label
            )
          }
        />
      )}
    </aside>
  );
}

function isListKey(key: string): key is ListKey {
  return LIST_KEYS.some((known) => known === key);
}

function selectedOf(filter: DetectionFilter): Record<string, readonly string[]> {
  return Object.fromEntries(LIST_KEYS.map((key) => [key, filter[key] ?? []]));
}

function FacetSkeleton() {
  return (
    <div role="status" aria-label="Loading filters" className="flex flex-col gap-3 py-3">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className={index % 4 === 0 ? 'h-3 w-24' : 'ml-4 h-3 w-40'} />
      ))}
    </div>
  );
}
