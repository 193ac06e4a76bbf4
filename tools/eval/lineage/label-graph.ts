import type { Edge, LineageObjectFacts, Version } from '@waybill/engine/lineage/lineage-types';
import type { ReadEvent } from './read-records.ts';
import type { LabelledGraph } from './score-graph.ts';

/** A whole graph of the engine. */
export interface WholeGraph {
  versions: readonly Version[];
  edges: readonly Edge[];
  objects: readonly LineageObjectFacts[];
}

/**
 * Names the engine's versions as the truth names contents: by the action that made them, or the first
 * that met them where nothing told of the change, and the spot where they lie.
 */
export function labelGraph(graph: WholeGraph, events: readonly ReadEvent[]): LabelledGraph {
  const actOfEvent = new Map(events.map(({ event, act }) => [event.eventId, act]));
  const meetings = new Map(
    events.map(({ event, act }) => [
      meeting(event.occurredAt, event.device.id, event.object.path),
      act,
    ]),
  );
  const objects = new Map(graph.objects.map((object) => [object.objectId, object]));
  const labels = new Map(
    graph.versions.map((version) => {
      const act = actOf(version, { actOfEvent, meetings });
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

function actOf(
  { openedBy, gap, at, device, path }: Version,
  known: { actOfEvent: ReadonlyMap<string, string>; meetings: ReadonlyMap<string, string> },
): string {
  if (openedBy !== null) return known.actOfEvent.get(openedBy) ?? 'unknown';
  if (gap === 'first-seen') return 'before';
  return known.meetings.get(meeting(at, device, path)) ?? 'before';
}

function meeting(at: number, device: string | null, path: string | null): string {
  return `${at} ${device} ${path}`;
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
  const key = object?.objectKey ?? object?.url ?? null;
  if (key === null) return `${object?.place?.container}/${object?.path}`;
  if (/^https?:/.test(key)) return key;
  return key.replace(/^[^:]+:/, '').replace(/^arn:aws:s3:::/, '');
}
