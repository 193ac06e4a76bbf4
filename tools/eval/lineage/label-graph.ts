import type { Edge, LineageObjectFacts, Version } from '@waybill/engine/lineage/lineage-types';
import type { LabelledGraph } from './score-graph.ts';

/** A whole graph of the engine. */
export interface WholeGraph {
  versions: readonly Version[];
  edges: readonly Edge[];
  objects: readonly LineageObjectFacts[];
}

/**
 * Names the engine's versions as the truth names contents: by the act that made them and the spot where
 * they lie.
 *
 * @param actOfEvent the act that an event is a view of, by event id
 */
export function labelGraph(
  graph: WholeGraph,
  actOfEvent: ReadonlyMap<string, string>,
): LabelledGraph {
  const objects = new Map(graph.objects.map((object) => [object.objectId, object]));
  const labels = new Map(
    graph.versions.map((version) => {
      const act = version.openedBy === null ? 'before' : actOfEvent.get(version.openedBy);
      return [version.versionId, `${act} @ ${spotOf(version, objects)}`];
    }),
  );
  const label = (versionId: string): string => labels.get(versionId) ?? 'unknown';
  return {
    edges: graph.edges.map(({ from, to }) => ({ from: label(from), to: label(to) })),
    gaps: new Set(
      graph.versions.filter(({ gap }) => gap !== null).map(({ versionId }) => label(versionId)),
    ),
  };
}

function spotOf(version: Version, objects: ReadonlyMap<string, LineageObjectFacts>): string {
  switch (version.kind) {
    case 'file':
      return `file ${version.device} ${version.path}`;
    case 'clipboard':
      return `clipboard ${version.device}`;
    case 'volume':
      return `volume ${version.place?.container} ${version.path}`;
    case 'sink':
      return 'sink';
    default:
      return `item ${itemId(objects.get(version.locationId))}`;
  }
}

/** The service's own id of an item, without the name of the service. */
function itemId(object: LineageObjectFacts | undefined): string {
  const key = object?.objectKey ?? object?.url ?? '';
  if (/^https?:/.test(key)) return key;
  return key.replace(/^[^:]+:/, '').replace(/^arn:aws:s3:::/, '');
}
