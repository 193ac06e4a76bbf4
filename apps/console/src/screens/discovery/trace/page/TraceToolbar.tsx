import {
  Badge,
  Button,
  formatCount,
  formatPercent,
  IconButton,
  SearchField,
  Segmented,
  Switch,
  textOf,
} from '@waybill/ui';
import { useId, useState } from 'react';
import { Icon } from '../../../../components/icons.ts';
import { TRACE_SHAPES, type TraceView } from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';

/** Words that were searched for, and which of the matches is in sight. */
export interface TraceSearch {
  text: string;
  at: number;
}

export interface TraceToolbarProps {
  drawn: DrawnTrace;
  view: TraceView;
  onChange: (change: Partial<TraceView>) => void;
  onConfidence: (minConfidence: number) => void;
  arePathsShown: boolean;
  onPaths: () => void;
  search: TraceSearch;
  matchCount: number;
  onSearch: (search: TraceSearch) => void;
}

/** View options of the trace. */
export function TraceToolbar(props: TraceToolbarProps) {
  const { drawn, view, onChange, arePathsShown, onPaths } = props;
  const text = textOf(traceText);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2">
      <Segmented
        label={text.view}
        items={TRACE_SHAPES.map((key) => ({ key, label: text[key] }))}
        activeKeys={[view.shape]}
        onToggle={(key) => onChange({ shape: key === 'table' ? 'table' : 'graph' })}
      />
      <Button aria-pressed={arePathsShown} onClick={onPaths} className="aria-pressed:bg-active">
        {text.paths}
        <span className="font-normal text-ink-3">{formatCount(drawn.trace.paths.length)}</span>
      </Button>
      <div className="w-40 max-w-full">
        <Switch
          label={text.criticalOnly}
          isOn={view.isCompact}
          onChange={(isCompact) => onChange({ isCompact })}
        />
      </div>
      <Threshold value={view.minConfidence} onChange={props.onConfidence} />
      <Search {...props} />
    </div>
  );
}

/** Steps of the slider. */
const CONFIDENCE_STEP = 0.05;

function Threshold({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const text = textOf(traceText);
  const id = useId();
  // Shown immediately; the address follows after a pause.
  const [draft, setDraft] = useState({ of: value, value });
  const shown = draft.of === value ? draft.value : value;
  const words = shown === 0 ? text.everyStep : text.confidenceIs(formatPercent(shown));
  return (
    <div className="flex items-center gap-2 text-base">
      <label htmlFor={id} className="text-ink-2">
        {text.confidence}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={CONFIDENCE_STEP}
        value={shown}
        aria-valuetext={words}
        onChange={(event) => {
          const next = Math.round(Number(event.target.value) * 100) / 100;
          setDraft({ of: value, value: next });
          onChange(next);
        }}
        className="h-5 w-24 cursor-pointer accent-accent"
      />
      <output htmlFor={id} className="w-20 text-sm text-ink-3">
        {words}
      </output>
    </div>
  );
}

function Search({
  search,
  matchCount,
  onSearch,
}: Pick<TraceToolbarProps, 'search' | 'matchCount' | 'onSearch'>) {
  const text = textOf(traceText);
  const goOn = (): void => onSearch({ ...search, at: search.at + 1 });
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <SearchField
        label={text.searchGraph}
        value={search.text}
        onChange={(value) => onSearch({ text: value, at: 0 })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') goOn();
        }}
        className="w-36"
      />
      {search.text.trim() !== '' && (
        <>
          <span role="status">
            <Badge>
              {matchCount === 0
                ? text.noMatches
                : text.matches((search.at % matchCount) + 1, matchCount)}
            </Badge>
          </span>
          {matchCount > 1 && (
            <IconButton
              size="sm"
              label={text.nextMatch}
              icon={<Icon.expand aria-hidden className="size-4" />}
              onClick={goOn}
            />
          )}
        </>
      )}
    </div>
  );
}
