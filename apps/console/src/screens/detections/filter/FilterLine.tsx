import type { DetectionSummary } from '@waybill/contract';
import { FilterBar, Kbd, SearchField, Segmented } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { rememberSearch } from '../../../app/storage/last-searches.ts';
import { OPEN_STATUSES } from '../../../components/detection/detection-labels.data.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import type { ListActions } from '../use-list-view.ts';
import type { DetectionView } from './detection-view.ts';
import { chipsOf } from './facet-view.ts';
import { SeverityStrip } from './SeverityStrip.tsx';
import { pressesSlash } from './slash-key.ts';

export interface FilterLineProps {
  view: DetectionView;
  summary: DetectionSummary | undefined;
  actions: ListActions;
}

/** Quick filters, free text, and a chip for everything that narrows the list. */
export function FilterLine({ view, summary, actions }: FilterLineProps) {
  const { filter } = view;
  const policyNames = usePolicyNames();
  const isOpenView = sameMembers(filter.status ?? [], OPEN_STATUSES);
  // What the quick filters show by themselves needs no chip.
  const chips = chipsOf(filter, summary, policyNames).filter(
    ({ name }) => name !== 'severity' && name !== 'q' && !(name === 'status' && isOpenView),
  );
  return (
    <div className="px-4 pb-2.5">
      <FilterBar
        chips={chips}
        onRemove={(key) => {
          const chip = chips.find((one) => one.key === key);
          if (chip !== undefined && chip.name !== 'q') actions.toggle(chip.name, chip.one);
        }}
        onClear={actions.clearAll}
      >
        <SeverityStrip
          summary={summary}
          selected={filter.severity ?? []}
          onToggle={(severity) => actions.toggle('severity', severity)}
        />
        <Segmented
          label="Which detections"
          activeKeys={isOpenView ? ['open'] : filter.status === undefined ? ['all'] : []}
          onToggle={(key) => actions.setList('status', key === 'open' ? OPEN_STATUSES : [])}
          items={[
            { key: 'open', label: 'Open' },
            { key: 'all', label: 'All' },
          ]}
        />
        <ListSearch q={filter.q ?? ''} actions={actions} />
      </FilterBar>
    </div>
  );
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && b.every((member) => a.includes(member));
}

/** Free text of this list; `/` focuses it. What is typed leads, the address follows 100 ms later. */
function ListSearch({ q, actions }: { q: string; actions: ListActions }) {
  const [draft, setDraft] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!pressesSlash(event)) return;
      event.preventDefault();
      frame.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <div ref={frame} className="max-w-64 min-w-36 flex-1">
      <SearchField
        label="Filter by text"
        placeholder="Filter by text"
        value={draft ?? q}
        onChange={(text) => {
          actions.search(text, draft === null);
          setDraft(text);
        }}
        onBlur={() => {
          if (draft !== null) rememberSearch(draft);
          setDraft(null);
        }}
        shortcut={<Kbd>/</Kbd>}
      />
    </div>
  );
}
