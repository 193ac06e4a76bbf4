import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { FacetList, IconButton, Skeleton, SourceGlyph, textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import type { ListActions } from '../use-list-view.ts';
import { ManagedAppsControl } from '../../../components/managed-apps/ManagedAppsControl.tsx';
import { LIST_KEYS, type ListKey } from './detection-view.ts';
import { detectionsText } from '../detections.text.ts';
import type { FacetPanelState } from './use-facet-panel.ts';
import { facetsOf, selectedOf } from './facet-view.ts';

export interface FacetPanelProps {
  summary: DetectionSummary | undefined;
  filter: DetectionFilter;
  actions: ListActions;
  /** Null if there is no room for it. */
  panel: FacetPanelState | null;
}

/** Initially open facets. */
const OPEN_FACETS = 4;

/** The filter column with live counts, and whose destinations count. */
export function FacetPanel({ panel, ...props }: FacetPanelProps) {
  if (panel?.isOpen !== true) return null;
  return <OpenPanel {...props} onClose={panel.toggle} />;
}

function OpenPanel({
  summary,
  filter,
  actions,
  onClose,
}: Omit<FacetPanelProps, 'panel'> & { onClose: () => void }) {
  const text = textOf(detectionsText);
  const policyNames = usePolicyNames();
  const facets = summary === undefined ? undefined : facetsOf(summary, policyNames);
  return (
    <aside
      aria-label={text.filters}
      className="w-60 shrink-0 overflow-y-auto border-r border-line px-3 py-1.5"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-sm font-medium text-ink-3">{text.filters}</h2>
        <IconButton size="sm" label={text.hideFilters} icon={<Icon.previous />} onClick={onClose} />
      </div>
      <div className="py-1.5">
        <ManagedAppsControl />
      </div>
      {facets === undefined ? (
        <FacetSkeleton />
      ) : facets.length === 0 ? (
        <p className="py-2 text-base text-ink-3">{text.noFacets}</p>
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

function FacetSkeleton() {
  return (
    <div
      role="status"
      aria-label={textOf(detectionsText).loadingFilters}
      className="flex flex-col gap-3 py-3"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className={index % 4 === 0 ? 'h-3 w-24' : 'ml-4 h-3 w-40'} />
      ))}
    </div>
  );
}
