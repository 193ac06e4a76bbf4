import type { Trace, TRACE_ORDERS } from '@waybill/contract';
import type { Edge } from '@waybill/engine';
import { rankPaths, type RankedPath } from '@waybill/engine/lineage/rank-paths';
import { hash } from 'node:crypto';
import type { z } from 'zod';
import { placeId } from '../../platform/place-id.ts';
import { edgeIdOf, roundedConfidence, type CountedVersion } from './wire-graph.ts';

/** A path with its versions and steps, from origin to destination. */
export interface TracedPath {
  versions: (CountedVersion & { objectId: string })[];
  edges: Edge[];
}

/**
 * The displayed paths, best first: those with a step that no better one has, then others. So a hundred
 * ways through one archive do not hide the one way past it.
 */
export function chosenPaths(
  paths: readonly TracedPath[],
  order: (typeof TRACE_ORDERS)[number],
  limit: number,
): RankedPath<TracedPath>[] {
  const ranked = rankPaths(paths, order);
  const known = new Set<string>();
  const withNewStep = ranked.filter(({ path }) => {
    const steps = path.edges.map(edgeIdOf).filter((edgeId) => !known.has(edgeId));
    for (const edgeId of steps) known.add(edgeId);
    return steps.length > 0;
  });
  const others = ranked.filter((path) => !withNewStep.includes(path));
  const chosen = new Set([...withNewStep, ...others].slice(0, limit));
  return ranked.filter((path) => chosen.has(path));
}

/** A ranked path as the wire has it. */
export function wirePath({
  path: { versions, edges },
  risk,
  alike,
}: RankedPath<TracedPath>): z.input<typeof Trace>['paths'][number] {
  const times = edges.map((edge) => edge.at);
  const sensitivities = versions.flatMap(({ sensitivity }) => sensitivity ?? []);
  const versionIds = versions.map(({ versionId }) => versionId);
  return {
    pathId: hash('sha256', versionIds.join(' '), 'hex').slice(0, 32),
    versionIds,
    edgeIds: edges.map(edgeIdOf),
    risk,
    alike,
    hops: edges.length,
    firstAt: new Date(Math.min(...times)).toISOString(),
    lastAt: new Date(Math.max(...times)).toISOString(),
    minConfidence: roundedConfidence(Math.min(...edges.map((edge) => edge.confidence))),
    sensitivity: sensitivities.length === 0 ? null : Math.max(...sensitivities),
    actions: [...new Set(edges.flatMap(({ action }) => action ?? []))],
    systems: new Set(versions.flatMap(({ place }) => (place ? placeId(place) : []))).size,
  };
}
