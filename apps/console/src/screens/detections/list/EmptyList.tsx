import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import {
  Button,
  buttonClass,
  CodeBlock,
  EmptyState,
  filterWords,
  formatCount,
  textOf,
  type FilterQuery,
} from '@waybill/ui';
import { Link } from 'react-router';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Icon } from '../../../components/icons.ts';
import { DidYouMean } from '../../../components/search/DidYouMean.tsx';
import type { NearHit } from '../../../components/search/nearest-hits.ts';
import { SampleProgress } from '../../../components/sample-data/SampleProgress.tsx';
import { useSampleData } from '../../../components/sample-data/use-sample-data.ts';
import { rangeLabel } from '../../../components/time-range/time-range.ts';
import { detectionsText } from '../detections.text.ts';
import { hasFilters, isOpenOnly, queryOf, type ListKey } from '../filter/detection-view.ts';
import { closedCount, filterFields, freedBy } from '../filter/facet-view.ts';
import { usePolicyNames } from '../../../components/detection/use-policy-names.ts';
import type { ListActions } from '../use-list-view.ts';

export interface EmptyListProps {
  filter: DetectionFilter;
  summary: DetectionSummary | undefined;
  actions: ListActions;
}

/** Why the list is empty: no data yet, or no matches. */
export function EmptyList({ filter, summary, actions }: EmptyListProps) {
  const closed = isOpenOnly(filter) ? (closedCount(summary) ?? 0) : 0;
  if (hasFilters(filter)) return <NoMatch filter={filter} summary={summary} actions={actions} />;
  return closed > 0 ? <QueueClear closed={closed} actions={actions} /> : <NothingYet />;
}

/** Everything is closed. */
function QueueClear({ closed, actions }: { closed: number; actions: ListActions }) {
  const text = textOf(detectionsText);
  return (
    <EmptyState
      kind="noMatch"
      title={text.queueClear}
      description={text.queueClearHelp(formatCount(closed))}
      actions={<Button onClick={() => actions.showClosed(true)}>{text.showClosedHint}</Button>}
    />
  );
}

/** A suggestion for a filter without matches. */
interface WayOut {
  key: string;
  words: string;
  /** Detections that it would bring back; null: not known. */
  freed: number | null;
  onPress: () => void;
}

function NoMatch({ filter, summary, actions }: EmptyListProps) {
  const text = textOf(detectionsText);
  const waysOut = useWaysOut({ filter, summary, actions });
  return (
    <EmptyState
      kind="noMatch"
      title={text.noMatch}
      description={
        <>
          {text.noMatchHelp}
          {filter.q !== undefined && (
            <DidYouMean
              text={filter.q}
              onChoose={(hit) =>
                actions.type(meant(queryOf(filter), hit), { isFirst: true, isSettled: true })
              }
            />
          )}
        </>
      }
      actions={
        <>
          {waysOut.map(({ key, words, freed, onPress }) => (
            <Button
              key={key}
              size="sm"
              // The announcement includes the visible text and figure.
              aria-label={text.removeFilter(
                freed === null ? words : `${words} ${formatCount(freed)}`,
              )}
              onClick={onPress}
            >
              {words} {freed !== null && <span className="text-ink-3">{formatCount(freed)}</span>}
              <Icon.close aria-hidden className="text-ink-3" />
            </Button>
          ))}
          <Button size="sm" variant="primary" onClick={actions.clearAll}>
            {text.clearAll}
          </Button>
        </>
      }
    />
  );
}

/** The list's filter of each kind that a text may have meant. */
const FILTER_OF: Partial<Record<NearHit['kind'], ListKey>> = {
  person: 'person',
  object: 'object',
  place: 'destination',
  policy: 'policy',
};

/** The query with a corrected text. */
function meant({ filters }: FilterQuery, { kind, keys, title }: NearHit): FilterQuery {
  const key = ownValue(FILTER_OF, kind);
  if (key === undefined) return { filters, text: title };
  return { filters: [...filters, { key, isNegated: false, values: keys }], text: '' };
}

/** A suggestion per active filter, most results first. */
function useWaysOut({ filter, summary, actions }: EmptyListProps): WayOut[] {
  const text = textOf(detectionsText);
  const fields = filterFields(summary, [], usePolicyNames());
  const { filters, text: words } = queryOf(filter);
  const waysOut: WayOut[] = filters.map((one) => {
    const { label, verb, value } = filterWords(
      one,
      fields.find(({ key }) => key === one.key),
    );
    return {
      key: `${one.key} ${one.isNegated}`,
      words: `${label} ${verb} ${value}`,
      freed: freedBy(summary, one.key),
      onPress: () => actions.setFilters(filters.filter((other) => other !== one)),
    };
  });
  const add = (key: string, shown: string, onPress: () => void) =>
    waysOut.push({ key, words: shown, freed: null, onPress });
  if (words !== '') {
    add('q', `${text.textChip} ${text.contains} ${words}`, () => actions.clear('q'));
  }
  if (filter.from !== undefined || filter.to !== undefined) {
    add('range', rangeLabel(filter), () => actions.setRange(null, null));
  }
  if (filter.hours !== undefined) add('hours', text.hours, () => actions.clear('hours'));
  if (filter.managed === 'managed' || filter.managed === 'unmanaged') {
    add('managed', `${text.apps} ${text.is} ${text[filter.managed]}`, () =>
      actions.setManaged('all'),
    );
  }
  return waysOut.toSorted((a, b) => (b.freed ?? -1) - (a.freed ?? -1));
}

/** Run on the Waybill host; the API's route accepts the same records from anywhere. */
const INGEST_LINE = 'npx waybill ingest --source slack audit.json';

function NothingYet() {
  const text = textOf(detectionsText);
  const sample = useSampleData();
  const missing = useMissingReason('setting:manage');
  const { state } = sample;
  if (state !== undefined && sample.isRunning) {
    return (
      <EmptyState
        kind="nothingYet"
        title={state.state === 'loading' ? text.sampleComing : text.sampleGoing}
        description={
          state.total === 0 ? text.sampleFills : text.sampleProgress(state.done, state.total)
        }
        actions={<SampleProgress state={state} />}
      />
    );
  }
  if (state !== undefined && !state.isTenantEmpty) {
    return (
      <EmptyState
        kind="nothingYet"
        title={text.noDetections}
        description={text.noDetectionsHelp}
        actions={
          <Link to="/policies" className={buttonClass('secondary', 'md')}>
            {text.seePolicies}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      kind="nothingYet"
      title={text.nothingYet}
      description={
        <div className="flex flex-col gap-4">
          <p>{text.nothingYetHelp}</p>
          <div className="text-left">
            <CodeBlock label={text.command} value={INGEST_LINE} hasLineNumbers={false} />
          </div>
        </div>
      }
      actions={
        <>
          <Button
            variant="primary"
            icon={<Icon.sample aria-hidden />}
            disabledReason={missing}
            onClick={() => void sample.load()}
          >
            {text.loadSample}
          </Button>
          <Link to="/settings/integrations?view=sending" className={buttonClass('secondary', 'md')}>
            {text.mintToken}
          </Link>
        </>
      }
    />
  );
}
