import type { FlowMap } from '@waybill/contract';
import { Button, buttonClass, EmptyState, filterWords, formatCount, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useMissingReason } from '../../app/session/session-context.ts';
import { Icon } from '../../components/icons.ts';
import { DidYouMean } from '../../components/search/DidYouMean.tsx';
import { SampleProgress } from '../../components/sample-data/SampleProgress.tsx';
import { useSampleData } from '../../components/sample-data/use-sample-data.ts';
import { rangeLabel } from '../../components/time-range/time-range.ts';
import { discoveryText } from './discovery.text.ts';
import { flowFields, freedBy } from './filter/flow-fields.ts';
import { FLOW_RANGE, isNarrowed, queryOf } from './filter/flow-view.ts';
import type { FlowActions } from './filter/use-flow-actions.ts';
import type { ScopeChoice } from './flow-vocabulary.data.ts';
import type { ShownFlows } from './filter/use-flow-view.ts';

export interface EmptyFlowsProps {
  shown: ShownFlows;
  map: FlowMap;
  actions: FlowActions;
}

/** Why nothing moves: no data yet, none in this time, or no matches. */
export function EmptyFlows(props: EmptyFlowsProps) {
  const { shown, map } = props;
  const view = { ...shown.view, filter: shown.filter };
  if (isNarrowed(view)) return <NoMatch {...props} />;
  if (map.newestEventAt === null) return <NothingYet />;
  const hasOthers = map.facets.scope.some(({ available }) => available > 0);
  return hasOthers ? <NotInScope {...props} /> : <NotNow actions={props.actions} />;
}

function NoMatch(props: EmptyFlowsProps) {
  const text = textOf(discoveryText);
  return (
    <EmptyState
      kind="noMatch"
      title={text.noMatch}
      description={
        <>
          {text.noMatchHelp}
          <DidYouMean
            text={props.shown.view.text}
            onChoose={({ title }) =>
              props.actions.type(
                { ...queryOf(props.shown.view), text: title },
                { isFirst: true, isSettled: true },
              )
            }
          />
        </>
      }
      actions={
        <>
          {waysOut(props).map(({ key, words, freed, onPress }) => (
            <Button key={key} size="sm" aria-label={text.removeFilter(words)} onClick={onPress}>
              {words}
              {freed !== null && <span className="text-ink-3">{formatCount(freed)}</span>}
              <Icon.close aria-hidden className="text-ink-3" />
            </Button>
          ))}
          <Button size="sm" variant="primary" onClick={props.actions.clearAll}>
            {text.clearAll}
          </Button>
        </>
      }
    />
  );
}

interface WayOut {
  key: string;
  words: string;
  /** Events that it would bring back; null: not known. */
  freed: number | null;
  onPress: () => void;
}

/** A suggestion per active filter, most results first. */
function waysOut({ shown, map, actions }: EmptyFlowsProps): WayOut[] {
  const text = textOf(discoveryText);
  const { view, filter } = shown;
  const fields = flowFields(map);
  const { filters } = queryOf(view);
  const ways: WayOut[] = filters.map((one) => {
    const field = fields.find(({ key }) => key === one.key);
    const { label, verb, value } = filterWords(one, field);
    return {
      key: one.key,
      words: `${label} ${verb} ${value}`,
      freed: freedBy(map, one.key),
      onPress: () => actions.setFilters(filters.filter((other) => other !== one)),
    };
  });
  const add = (key: string, words: string, onPress: () => void) =>
    ways.push({ key, words, freed: null, onPress });
  for (const mark of view.marks) {
    add(mark, mark === 'new' ? text.newFlows : text.notReviewed, () => actions.toggleMark(mark));
  }
  if (view.text !== '') {
    add('q', `${text.freeText} ${text.contains} ${view.text}`, () => actions.clear('q'));
  }
  if (filter.from !== FLOW_RANGE.from || filter.to !== undefined) {
    add('range', `${text.range} ${text.is} ${rangeLabel(filter)}`, () =>
      actions.setRange(null, null),
    );
  }
  if (filter.managed === 'managed' || filter.managed === 'unmanaged') {
    add('managed', `${text.apps} ${text.is} ${text[filter.managed]}`, () =>
      actions.setManaged('all'),
    );
  }
  return ways.toSorted((a, b) => (b.freed ?? -1) - (a.freed ?? -1));
}

/** Other events exist: of all flows if any, else those without a destination. */
function NotInScope({ shown: { view }, map, actions }: EmptyFlowsProps) {
  const text = textOf(discoveryText);
  const hasFlows = map.facets.scope.some(
    ({ value, available }) => (value === 'external' || value === 'internal') && available > 0,
  );
  const other: ScopeChoice = hasFlows ? 'all' : 'no_destination';
  const titles: Partial<Record<ScopeChoice, string>> = {
    external: text.noExternal,
    internal: text.noInternal,
  };
  return (
    <EmptyState
      kind="noMatch"
      title={titles[view.scope] ?? text.noneOfScope}
      description={text.noneOfScopeHelp}
      actions={
        <Button variant="primary" onClick={() => actions.setScope(other)}>
          {hasFlows ? text.showAll : text.no_destination}
        </Button>
      }
    />
  );
}

function NotNow({ actions }: Pick<EmptyFlowsProps, 'actions'>) {
  const text = textOf(discoveryText);
  return (
    <EmptyState
      kind="noMatch"
      title={text.nothingInRange}
      description={text.nothingInRangeHelp}
      actions={
        <Button variant="primary" onClick={() => actions.setRange('now-90d', null)}>
          {text.widen}
        </Button>
      }
    />
  );
}

function NothingYet() {
  const text = textOf(discoveryText);
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
  return (
    <EmptyState
      kind="nothingYet"
      title={text.nothingYet}
      description={text.nothingYetHelp}
      actions={
        <>
          <Link to="/settings/integrations" className={buttonClass('primary', 'md')}>
            {text.connectSource}
          </Link>
          {state?.isTenantEmpty === true && (
            <Button
              icon={<Icon.sample aria-hidden />}
              disabledReason={missing}
              onClick={() => void sample.load()}
            >
              {text.loadSample}
            </Button>
          )}
        </>
      }
    />
  );
}
