import type { FlowFilter, FlowReviewState, FlowWeight } from '@waybill/contract';
import { EVENT_ACTIONS, EVENT_CATEGORIES } from '@waybill/contract/enums';
import type { ActiveFilter, FilterQuery } from '@waybill/ui';
import { readManaged } from '../../../components/managed-apps/use-managed-apps.ts';
import { readTimeRange, type TimeRange } from '../../../components/time-range/time-range.ts';
import {
  FLOW_DATA_CLASSES,
  FLOW_LEVELS,
  FLOW_MARKS,
  FLOW_REVIEW_STATES,
  FLOW_SORTS,
  FLOW_WEIGHTS,
  SCOPE_CHOICES,
  SCOPES_OF,
  type FlowMark,
  type FlowSort,
  type ScopeChoice,
} from '../flow-vocabulary.data.ts';
import { OPENS_ON } from './opens-on.data.ts';
import { withParam } from '../../../app/navigation/with-param.ts';

/** Default while the URL has no time range. */
export const FLOW_RANGE: TimeRange = { from: OPENS_ON.from };

export type FlowLevel = (typeof FLOW_LEVELS)[number];

export const FLOW_TABS = ['flows', 'objects', 'people', 'events', 'reviews', 'changes'] as const;
export type FlowTab = (typeof FLOW_TABS)[number];

export type EndSide = 'source' | 'target';

/** Two ends of a band, by their ids. */
export interface FlowPair {
  originId: string;
  destinationId: string;
}

/** State of the screen in its address; stored only there. */
export interface FlowView {
  /** Filters of everything, without the ticked places. */
  filter: FlowFilter;
  /** Ids of the ticked places. */
  ticked: Readonly<Record<EndSide, readonly string[]>>;
  /** Part of the name of a place. */
  text: string;
  scope: ScopeChoice;
  /** Ranking of the flows. */
  sort: FlowSort;
  /** Measure of band width. */
  weight: FlowWeight;
  /** Only flows with all of these marks. */
  marks: readonly FlowMark[];
  /** Events over time are shown above the map. */
  hasBars: boolean;
  level: FlowLevel;
  /** Places per side before the rest is combined. */
  limit: number;
  tab: FlowTab;
  picked: readonly FlowPair[];
  /** States that the ledger shows; none: all. */
  reviewStates: readonly FlowReviewState[];
  isDeviating: boolean;
}

/** Search parameters that hold a list of values. */
export const FLOW_LIST_KEYS = ['direction', 'category', 'action', 'dataClass', 'person'] as const;
export type FlowListKey = (typeof FLOW_LIST_KEYS)[number];

/** Selects events without such a value. */
export const NONE = 'none' as const;

export const FLOW_VOCABULARY = {
  direction: ['inbound', 'outbound'],
  category: [...EVENT_CATEGORIES, NONE],
  action: [...EVENT_ACTIONS, NONE],
  dataClass: FLOW_DATA_CLASSES,
} as const satisfies Partial<Record<FlowListKey, readonly string[]>>;

/** Parameters of the ticked places, by the side of their lists. */
const ID_PARAM = { source: 'originIds', target: 'destinationIds' } as const;

/** Places per side, fewest first: the initial picture, the maximum for bands, then a matrix. */
const LIMITS = [OPENS_ON.limit, 20, 40, 80, 120, 160, 200] as const;

/** The next larger number of places; undefined when all that can be drawn are. */
export function nextLimit(limit: number): number | undefined {
  return LIMITS.find((more) => more > limit);
}
const MOST_TEXT = 200;
/** Parts of an id in the address: sent to the server unchanged. */
const ID = /^[\w-]{1,64}$/;

function idsOf(params: URLSearchParams, name: string): string[] {
  const all = params.getAll(name).flatMap((text) => text.split(','));
  return [...new Set(all.filter((id) => ID.test(id)))];
}

/** Values outside the vocabulary are dropped: an old link must not cause an error. */
function known<T extends string>(
  params: URLSearchParams,
  name: string,
  vocabulary: readonly T[],
): T[] | undefined {
  const asked = new Set(params.getAll(name).flatMap((text) => text.split(',')));
  const values = vocabulary.filter((value) => asked.has(value));
  return values.length === 0 ? undefined : values;
}

function oneOf<T extends string>(text: string | null, vocabulary: readonly T[], fallback: T): T {
  return vocabulary.find((value) => value === text) ?? fallback;
}

function pairsOf(params: URLSearchParams): FlowPair[] {
  return params.getAll('sel').flatMap((text) => {
    const [originId = '', destinationId = ''] = text.split('~');
    return ID.test(originId) && ID.test(destinationId) ? [{ originId, destinationId }] : [];
  });
}

/** Address form of a pair. */
export const pairText = ({ originId, destinationId }: FlowPair): string =>
  `${originId}~${destinationId}`;

/** Reads the search parameters; the result is always a valid view. */
export function parseFlowView(params: URLSearchParams): FlowView {
  const range = readTimeRange(params);
  const isNamed = range.from !== undefined || range.to !== undefined;
  const people = params.getAll('person').filter((key) => key !== '');
  const limit = Number(params.get('limit') ?? OPENS_ON.limit);
  const scope = oneOf(params.get('scope'), SCOPE_CHOICES, OPENS_ON.scope);
  return {
    filter: {
      ...(isNamed ? range : FLOW_RANGE),
      scope: SCOPES_OF[scope]?.slice(),
      direction: known(params, 'direction', FLOW_VOCABULARY.direction)?.[0],
      category: known(params, 'category', FLOW_VOCABULARY.category),
      action: known(params, 'action', FLOW_VOCABULARY.action),
      dataClass: known(params, 'dataClass', FLOW_VOCABULARY.dataClass),
      person: people.length === 0 ? undefined : people,
      managed: readManaged(params),
    },
    ticked: { source: idsOf(params, ID_PARAM.source), target: idsOf(params, ID_PARAM.target) },
    text: (params.get('q') ?? '').trim().slice(0, MOST_TEXT),
    scope,
    sort: oneOf(params.get('sort'), FLOW_SORTS, OPENS_ON.sort),
    weight: oneOf(params.get('weight'), FLOW_WEIGHTS, OPENS_ON.weight),
    marks: known(params, 'mark', FLOW_MARKS) ?? [],
    hasBars: params.get('bars') === 'true',
    level: oneOf(params.get('level'), FLOW_LEVELS, OPENS_ON.level),
    limit: LIMITS.find((most) => most === limit) ?? OPENS_ON.limit,
    tab: oneOf(params.get('tab'), FLOW_TABS, 'flows'),
    picked: pairsOf(params),
    reviewStates: known(params, 'review', FLOW_REVIEW_STATES) ?? [],
    isDeviating: params.get('deviating') === 'true',
  };
}

/** Sets the ticked places of a side; the list is one parameter, for the navigation rules. */
export function withTicked(
  shown: URLSearchParams,
  side: EndSide,
  ids: readonly string[],
): URLSearchParams {
  return withParam(shown, ID_PARAM[side], ids.join(','));
}

export function withPicked(shown: URLSearchParams, pairs: readonly FlowPair[]): URLSearchParams {
  const next = new URLSearchParams(shown);
  next.delete('sel');
  for (const pair of pairs) next.append('sel', pairText(pair));
  return next;
}

/** The parameters with these filters; everything else stays. */
export function withFilters(
  shown: URLSearchParams,
  filters: readonly ActiveFilter[],
): URLSearchParams {
  const next = new URLSearchParams(shown);
  for (const key of FLOW_LIST_KEYS) next.delete(key);
  for (const { key, values } of filters) {
    // Only one direction can apply: the last chosen one.
    const held = key === 'direction' ? values.slice(-1) : values;
    for (const value of held) next.append(key, value);
  }
  return next;
}

export function withQuery(shown: URLSearchParams, query: FilterQuery): URLSearchParams {
  const text = query.text.trim().slice(0, MOST_TEXT);
  return withParam(withFilters(shown, query.filters), 'q', text);
}

/** Removes all that narrows what is shown; how it is drawn stays. */
export function withoutFilters(shown: URLSearchParams): URLSearchParams {
  const names = [
    ...FLOW_LIST_KEYS,
    ...Object.values(ID_PARAM),
    'from',
    'to',
    'q',
    'managed',
    'mark',
  ];
  const next = new URLSearchParams(shown);
  for (const name of names) next.delete(name);
  return next;
}

/** The filter as the bar and the typed query know it. */
export function queryOf({ filter, text }: Pick<FlowView, 'filter' | 'text'>): FilterQuery {
  const filters = FLOW_LIST_KEYS.flatMap((key): ActiveFilter[] => {
    const held = filter[key];
    const values = held === undefined ? [] : typeof held === 'string' ? [held] : held;
    return values.length === 0 ? [] : [{ key, isNegated: false, values }];
  });
  return { filters, text };
}

/** Whether filters exclude events, apart from the default range. */
export function isNarrowed({ filter, ticked, text, marks }: FlowView): boolean {
  const { from, to, managed = 'all', scope: _scope, ...others } = filter;
  return (
    from !== FLOW_RANGE.from ||
    to !== FLOW_RANGE.to ||
    managed !== 'all' ||
    text !== '' ||
    marks.length > 0 ||
    ticked.source.length + ticked.target.length > 0 ||
    Object.values(others).some((value) => value !== undefined)
  );
}
