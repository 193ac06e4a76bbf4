import { SOURCE_KINDS } from '@waybill/contract/integration-values';
import type { IntegrationSource } from '@waybill/contract';
import { formatCount, SearchField, Switch, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { sourceWordsText } from '../words/source-words.text.ts';
import type { SourceFilter } from './source-facts.ts';
import { sourcesText } from './sources.text.ts';

export interface SourceFiltersProps {
  sources: readonly IntegrationSource[];
  filter: SourceFilter;
  onChange: (change: Partial<SourceFilter>) => void;
}

/** Search, kinds with their number of sources, and whether only connected ones are shown. */
export function SourceFilters({ sources, filter, onChange }: SourceFiltersProps) {
  const text = textOf(sourcesText);
  const words = textOf(sourceWordsText);
  const isKnown = sources.length > 0;
  const counts = SOURCE_KINDS.map((kind) => ({
    kind,
    count: sources.filter((source) => source.kind === kind).length,
  }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SearchField
          label={text.search}
          value={filter.search}
          onChange={(search) => onChange({ search })}
          className="w-72"
        />
        <div className="shrink-0">
          <Switch
            label={<span className="font-normal">{text.connectedOnly}</span>}
            isOn={filter.isConnectedOnly}
            onChange={(isConnectedOnly) => onChange({ isConnectedOnly })}
          />
        </div>
      </div>
      <div role="group" aria-label={text.kinds} className="flex flex-wrap gap-1.5">
        <KindChip
          label={text.all}
          count={isKnown ? sources.length : undefined}
          isOn={filter.kind === null}
          onPress={() => onChange({ kind: null })}
        />
        {counts.map(({ kind, count }) => (
          <KindChip
            key={kind}
            label={words[kind]}
            count={isKnown ? count : undefined}
            isOn={filter.kind === kind}
            onPress={() => onChange({ kind: filter.kind === kind ? null : kind })}
          />
        ))}
      </div>
    </div>
  );
}

interface KindChipProps {
  label: string;
  /** Omitted while unknown. */
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
}

function KindChip({ label, count, isOn, onPress }: KindChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'inline-flex h-7 items-center gap-1.5 rounded-md border px-2.5 text-sm',
        isOn
          ? 'border-line-control bg-active font-medium text-ink'
          : 'border-line-2 bg-surface text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {label}
      {count !== undefined && <span className="font-normal text-ink-3">{formatCount(count)}</span>}
    </button>
  );
}
