import type { FlowReviewState, FlowWeight } from '@waybill/contract';
import type { ActiveFilter, FilterQuery, TypedQuery } from '@waybill/ui';
import { useMemo } from 'react';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useManagedApps } from '../../../components/managed-apps/use-managed-apps.ts';
import type { FlowMark, FlowSort, ScopeChoice } from '../flow-vocabulary.data.ts';
import {
  FLOW_RANGE,
  pairText,
  parseFlowView,
  withFilters,
  withoutFilters,
  withPicked,
  withQuery,
  withTicked,
  type EndSide,
  type FlowLevel,
  type FlowPair,
  type FlowTab,
} from './flow-view.ts';
import { OPENS_ON } from './opens-on.data.ts';
import { withParam } from '../../../app/navigation/with-param.ts';

/** Parameters of a trace, removed with it. */
const TRACE_PARAMS = ['path', 'expanded', 'minConfidence', 'compact', 'object', 'as', 'order'];

/** Actions on the view; each changes the address. */
export interface FlowActions {
  tick: (side: EndSide, id: string) => void;
  setTicked: (side: EndSide, ids: readonly string[]) => void;
  setFilters: (filters: readonly ActiveFilter[]) => void;
  /** A query while it is typed: applied after 100 ms; only its first change adds a history entry. */
  type: (query: FilterQuery, typed: TypedQuery) => void;
  clear: (...names: string[]) => void;
  clearAll: () => void;
  setManaged: (managed: 'all') => void;
  setRange: (from: string | null, to: string | null) => void;
  setScope: (scope: ScopeChoice) => void;
  setSort: (sort: FlowSort) => void;
  toggleMark: (mark: FlowMark) => void;
  setBars: (hasBars: boolean) => void;
  setWeight: (weight: FlowWeight) => void;
  setLevel: (level: FlowLevel) => void;
  setLimit: (limit: number) => void;
  setTab: (tab: FlowTab) => void;
  pick: (pairs: readonly FlowPair[], isPicked: boolean) => void;
  togglePick: (pair: FlowPair) => void;
  clearPicked: () => void;
  setReviewStates: (states: readonly FlowReviewState[]) => void;
  setDeviating: (isDeviating: boolean) => void;
  openTrace: (pair: FlowPair) => void;
  closeTrace: () => void;
}

/**
 * Address of the trace of a pair, keeping the other settings; a separate trace has no default range.
 */
export function traceAddress({ originId, destinationId }: FlowPair, search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('from') && !params.has('to')) params.set('from', FLOW_RANGE.from ?? '');
  return `/traces/${encodeURIComponent(originId)}/${encodeURIComponent(destinationId)}?${params}`;
}

export function useFlowActions(): FlowActions {
  const navigator = useNavigator();
  const [, setManaged] = useManagedApps();
  return useMemo(() => {
    const { navigate, setParams, setParamsDelayed, cancelDelayed } = navigator;
    const set = (name: string, value: string | null) =>
      setParams((shown) => withParam(shown, name, value));
    const repick = (change: (pairs: readonly FlowPair[]) => readonly FlowPair[]) =>
      setParams((shown) => withPicked(shown, change(parseFlowView(shown).picked)), {
        replace: true,
      });
    return {
      tick: (side, id) =>
        setParams((shown) => {
          const before = parseFlowView(shown).ticked[side];
          const ids = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
          return withTicked(shown, side, ids);
        }),
      setTicked: (side, ids) => setParams((shown) => withTicked(shown, side, ids)),
      setFilters: (filters) => setParams((shown) => withFilters(shown, filters)),
      type: (query, { isFirst, isSettled }) => {
        const change = (shown: URLSearchParams) => withQuery(shown, query);
        if (!isSettled) {
          setParamsDelayed(change, { replace: !isFirst });
          return;
        }
        cancelDelayed();
        setParams(change, { replace: !isFirst });
      },
      clear: (...names) =>
        setParams((shown) => names.reduce((kept, name) => withParam(kept, name, null), shown)),
      clearAll: () => {
        setManaged('all');
        setParams(withoutFilters);
      },
      setManaged,
      setRange: (from, to) =>
        setParams((shown) => withParam(withParam(shown, 'from', from), 'to', to)),
      // Places of one scope may be missing in another.
      setScope: (scope) =>
        setParams((shown) =>
          withTicked(
            withTicked(
              withParam(shown, 'scope', scope === OPENS_ON.scope ? null : scope),
              'source',
              [],
            ),
            'target',
            [],
          ),
        ),
      setSort: (sort) => set('sort', sort === OPENS_ON.sort ? null : sort),
      toggleMark: (mark) =>
        setParams((shown) => {
          const { marks } = parseFlowView(shown);
          const next = marks.includes(mark)
            ? marks.filter((one) => one !== mark)
            : [...marks, mark];
          return withParam(shown, 'mark', next.join(','));
        }),
      setBars: (hasBars) => set('bars', hasBars ? 'true' : null),
      setWeight: (weight) => set('weight', weight === OPENS_ON.weight ? null : weight),
      // The ids of one level mean nothing in the lists of the other.
      setLevel: (level) =>
        setParams((shown) =>
          withPicked(withParam(shown, 'level', level === 'group' ? null : level), []),
        ),
      setLimit: (limit) => set('limit', limit === OPENS_ON.limit ? null : String(limit)),
      setTab: (tab) => set('tab', tab === 'flows' ? null : tab),
      pick: (pairs, isPicked) => {
        const named = new Set(pairs.map(pairText));
        repick((before) => {
          const others = before.filter((pair) => !named.has(pairText(pair)));
          return isPicked ? [...others, ...pairs] : others;
        });
      },
      togglePick: (pair) =>
        repick((before) => {
          const others = before.filter((one) => pairText(one) !== pairText(pair));
          return others.length < before.length ? others : [...before, pair];
        }),
      clearPicked: () => repick(() => []),
      setReviewStates: (states) => set('review', states.join(',')),
      setDeviating: (isDeviating) => set('deviating', isDeviating ? 'true' : null),
      openTrace: (pair) => navigate(traceAddress(pair, window.location.search)),
      closeTrace: () => {
        const params = TRACE_PARAMS.reduce(
          (rest, name) => withParam(rest, name, null),
          new URLSearchParams(window.location.search),
        );
        const isUsual = params.get('from') === FLOW_RANGE.from && !params.has('to');
        const kept = (isUsual ? withParam(params, 'from', null) : params).toString();
        navigate(`/discovery${kept === '' ? '' : `?${kept}`}`);
      },
    };
  }, [navigator, setManaged]);
}
