import type { FlowFigures, FlowMap } from '@waybill/contract';

/**
 * A map with the people and objects of another reading; the other figures stay unchanged. Missing ones
 * stay empty.
 */
export function withMembers(
  map: FlowMap | undefined,
  counted: FlowMap | undefined,
): FlowMap | undefined {
  if (map === undefined || counted === undefined || map.total.people !== null) return map;
  return {
    ...map,
    total: joined(map.total, counted.total),
    origins: joinedParts(map.origins, counted.origins, ({ id }) => id),
    destinations: joinedParts(map.destinations, counted.destinations, ({ id }) => id),
    bands: joinedParts(
      map.bands,
      counted.bands,
      (band) => `${band.originId} ${band.destinationId}`,
    ),
  };
}

function joined(figures: FlowFigures, counted: FlowFigures | undefined): FlowFigures {
  return counted ? { ...figures, people: counted.people, objects: counted.objects } : figures;
}

function joinedParts<T extends { figures: FlowFigures }>(
  parts: readonly T[],
  counted: readonly T[],
  keyOf: (part: T) => string,
): T[] {
  const byKey = new Map(counted.map((part) => [keyOf(part), part.figures]));
  return parts.map((part) => ({ ...part, figures: joined(part.figures, byKey.get(keyOf(part))) }));
}
