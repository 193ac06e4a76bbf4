import type { LineageVersion } from '@waybill/contract';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';

export type Trace = ResponseOf<'/v1/traces/{originId}/{destinationId}'>;
export type TracePath = Trace['paths'][number];
export type Neighbours = ResponseOf<'/v1/versions/{versionId}/neighbours'>;
export type PlaceRef = NonNullable<LineageVersion['place']>;

/** Orders of the list of paths, the first one on its own. */
export const PATH_ORDERS = ['risk', 'recent', 'length'] as const;
export type PathOrder = (typeof PATH_ORDERS)[number];

/** How the steps are shown: drawn, or as rows. */
export const TRACE_SHAPES = ['graph', 'table'] as const;
export type TraceShape = (typeof TRACE_SHAPES)[number];

/** Towards the origins, or towards the destinations. */
export type Direction = 'up' | 'down';

/**
 * State of a trace in its address besides the ends and the range. It contains only ids, so that a
 * copied link names no one.
 */
export interface TraceView {
  order: PathOrder;
  /** Chosen paths; none: the first of the list. */
  pathIds: readonly string[];
  /** Expanded parts: `up.<version>`, `down.<version>`, or `fold.<id of a folded group>`. */
  expanded: readonly string[];
  /** Edges below it are left out, 0 to 1. */
  minConfidence: number;
  /** Only the path with the highest risk. */
  isCompact: boolean;
  /** Id of the version, edge, person or group in the inspector. */
  selectedId: string | null;
  shape: TraceShape;
}

export const PLAIN_VIEW: TraceView = {
  order: 'risk',
  pathIds: [],
  expanded: [],
  minConfidence: 0,
  isCompact: false,
  selectedId: null,
  shape: 'graph',
};

/** Key of `expanded` for a version's sources or results. */
export function expansionKey(direction: Direction, versionId: string): string {
  return `${direction}.${versionId}`;
}

export function readTraceView(params: URLSearchParams): TraceView {
  const confidence = Number(params.get('minConfidence') ?? '0');
  return {
    order: PATH_ORDERS.find((one) => one === params.get('order')) ?? PLAIN_VIEW.order,
    pathIds: listOf(params.get('path')),
    expanded: listOf(params.get('expanded')),
    minConfidence: confidence > 0 && confidence <= 1 ? confidence : 0,
    isCompact: params.get('compact') === '1',
    selectedId: params.get('object'),
    // Not `tab`: discovery has tabs of its own at the same address.
    shape: TRACE_SHAPES.find((one) => one === params.get('as')) ?? PLAIN_VIEW.shape,
  };
}

function listOf(text: string | null): string[] {
  return (text ?? '').split(',').filter((one) => one !== '');
}

/** The parameters with a changed view; omits defaults, keeps all others. */
export function withTraceView(shown: URLSearchParams, change: Partial<TraceView>): URLSearchParams {
  const view = { ...readTraceView(shown), ...change };
  const params = new URLSearchParams(shown);
  const put = (name: string, value: string): void => {
    if (value === '') params.delete(name);
    else params.set(name, value);
  };
  put('order', view.order === PLAIN_VIEW.order ? '' : view.order);
  put('path', view.pathIds.join(','));
  put('expanded', view.expanded.join(','));
  put('minConfidence', view.minConfidence === 0 ? '' : String(view.minConfidence));
  put('compact', view.isCompact ? '1' : '');
  put('object', view.selectedId ?? '');
  put('as', view.shape === PLAIN_VIEW.shape ? '' : view.shape);
  return params;
}

/** A list with a new entry added, or an existing one removed. */
export function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
