import type { Trace, TRACE_ORDERS } from '@waybill/contract';
import type { Edge } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { z } from 'zod';
import { instantOf } from '../detection/detections-read-model.ts';
import { findPaths } from './find-paths.ts';
import { edgesBetween, versionsById, wireGraph, type Reader } from './read-graph.ts';
import { chosenPaths, wirePath, type TracedPath } from './rank-trace.ts';
import { nearPairs } from './trace-alternatives.ts';
import { findEnd, versionsOfEnd, type FoundEnd, type TraceRange } from './trace-ends.ts';

export interface TraceRequest {
  originId: string;
  destinationId: string;
  from?: string | undefined;
  to?: string | undefined;
  order?: (typeof TRACE_ORDERS)[number] | undefined;
  minConfidence?: number | undefined;
  maxHops?: number | undefined;
  limit?: number | undefined;
  now: number;
}

const DEFAULT_PATHS = 20;
/** Paths ranked per displayed one. */
const RANKED_FOR_SHOWN = 3;
/** Look-back for the last step if the destination is a busy place. */
const DEFAULT_SINCE = 'now-30d';

/**
 * How data came from an origin to a destination: distinct paths, ranked, with the proof of each step.
 * Throws `resource.not_found` for an unknown end, `request.invalid` for an invalid range.
 */
export async function readTrace(
  tx: Transaction,
  reader: Reader,
  request: TraceRequest,
): Promise<z.input<typeof Trace>> {
  const { tenantId } = reader;
  const origin = await findEnd(tx, tenantId, request.originId);
  const destination = await findEnd(tx, tenantId, request.destinationId);
  const range = rangeOf(request, destination);
  const from = await versionsOfEnd(tx, tenantId, { end: origin, range, side: 'origin' });
  const to = await versionsOfEnd(tx, tenantId, { end: destination, range, side: 'destination' });
  const limit = request.limit ?? DEFAULT_PATHS;
  const found = await findPaths(tx, tenantId, {
    origin: from,
    destination: to,
    ...range,
    minConfidence: request.minConfidence ?? 0,
    maxPaths: limit * RANKED_FOR_SHOWN,
    ...(request.maxHops === undefined ? {} : { maxHops: request.maxHops }),
  });
  const traced = await proven(tx, tenantId, { paths: found.paths, range, ...request });
  const paths = chosenPaths(traced, request.order ?? 'risk', limit);
  const shown = await wireGraph(tx, reader, {
    versions: once(
      paths.flatMap(({ path }) => path.versions),
      (version) => version.versionId,
    ),
    edges: once(
      paths.flatMap(({ path }) => path.edges),
      (edge) => `${edge.from} ${edge.to}`,
    ),
  });
  return {
    asOf: new Date(request.now).toISOString(),
    from: range.from.toISOString(),
    to: range.to.toISOString(),
    origin,
    destination,
    paths: paths.map(wirePath),
    ...shown,
    isTruncated: found.isTruncated || sumOf(paths) < traced.length,
    searched: found.searched,
    alternatives:
      paths.length > 0
        ? []
        : await nearPairs(tx, tenantId, {
            origin,
            destination,
            originVersionIds: from.versionIds,
            destinationVersionIds: to.versionIds,
            range,
          }),
  };
}

/**
 * A version or object is traced at any time; much data reaches a place, so only recent data is traced.
 */
function rangeOf(request: TraceRequest, destination: FoundEnd): TraceRange {
  const { now } = request;
  const since = destination.placeIds.length > 0 ? DEFAULT_SINCE : undefined;
  return {
    from: new Date(instantOf(request.from ?? since, 'from', now) ?? 0),
    to: new Date(instantOf(request.to ?? 'now', 'to', now) ?? now),
  };
}

/**
 * The paths with the evidence of each step: of several actions between two versions the most certain.
 */
async function proven(
  tx: Transaction,
  tenantId: number,
  request: { paths: readonly string[][]; range: TraceRange; minConfidence?: number | undefined },
): Promise<TracedPath[]> {
  const { paths, range } = request;
  const pairs = new Map(
    paths.flatMap(stepsOf).map((pair) => [`${pair.from} ${pair.to}`, pair] as const),
  );
  const edges = await edgesBetween(tx, tenantId, [...pairs.values()], request.minConfidence ?? 0);
  const ends = new Set(paths.map((path) => path.at(-1)));
  const best = new Map<string, Edge>();
  for (const edge of edges) {
    const isInRange = edge.at >= range.from.getTime() && edge.at < range.to.getTime();
    const key = `${edge.from} ${edge.to}`;
    if (!best.has(key) && (isInRange || !ends.has(edge.to))) best.set(key, edge);
  }
  const versions = new Map(
    (await versionsById(tx, tenantId, [...new Set(paths.flat())])).map(
      (version) => [version.versionId, { ...version, objectId: version.locationId }] as const,
    ),
  );
  return paths.map((path) => ({
    versions: path.flatMap((versionId) => versions.get(versionId) ?? []),
    edges: stepsOf(path).flatMap(({ from, to }) => best.get(`${from} ${to}`) ?? []),
  }));
}

/** Paths that the shown ones represent. */
function sumOf(paths: readonly { alike: number }[]): number {
  return paths.reduce((sum, { alike }) => sum + alike, 0);
}

function stepsOf(path: readonly string[]): { from: string; to: string }[] {
  return path.slice(1).map((to, index) => ({ from: path[index] ?? '', to }));
}

function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
