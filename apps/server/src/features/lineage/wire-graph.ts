import {
  STRENGTH_OF_METHOD,
  type LineageEdge,
  type LineageObject,
  type LineageVersion,
  type PlaceRef,
  type SettledPlace,
} from '@waybill/contract';
import type { Edge, LineageObjectFacts, Version } from '@waybill/engine';
import { hash } from 'node:crypto';
import type { z } from 'zod';
import { groupId, placeId } from '../../platform/place-id.ts';

export type WirePlace = z.input<typeof PlaceRef>;
export type WireVersion = z.input<typeof LineageVersion>;
export type WireObject = z.input<typeof LineageObject>;
export type WireEdge = z.input<typeof LineageEdge>;

/** Known names of people by key. */
export type PersonNames = ReadonlyMap<string, string>;

/** A version with its numbers of sources and results. */
export interface CountedVersion extends Version {
  up: number;
  down: number;
}

export function wireVersion(version: CountedVersion, names: PersonNames): WireVersion {
  return {
    versionId: version.versionId,
    objectId: version.locationId,
    locationKind: version.kind,
    name: version.name,
    path: version.path,
    place: wirePlace(version.place),
    at: iso(version.at),
    openedBy: version.openedBy,
    person: personOf(version.person, names),
    device: version.device,
    sizeBytes: version.sizeBytes,
    sha256: version.sha256,
    sensitivity: version.sensitivity,
    dataTypes: version.dataTypes,
    originClasses: version.originClasses,
    gap: version.gap,
    isLive: version.isLive,
    views: version.views,
    up: version.up,
    down: version.down,
  };
}

export function wireObject(object: LineageObjectFacts): WireObject {
  return {
    objectId: object.objectId,
    locationKind: object.kind,
    objectKey: object.objectKey,
    name: object.name,
    path: object.path,
    url: object.url,
    place: wirePlace(object.place),
    owner: object.owner,
    exposure: object.exposure,
    sensitivity: object.sensitivity,
    dataTypes: object.dataTypes,
    firstSeenAt: iso(object.firstSeenAt),
    lastSeenAt: iso(object.lastSeenAt),
    removedAt: object.removedAt === null ? null : iso(object.removedAt),
    versions: object.versions,
    latestVersionId: object.latestVersionId,
  };
}

export function wireEdge(
  edge: Edge,
  names: PersonNames,
  { detections, lost }: Pick<WireEdge, 'detections' | 'lost'>,
): WireEdge {
  return {
    edgeId: edgeIdOf(edge),
    from: edge.from,
    to: edge.to,
    kind: edge.kind,
    method: edge.method,
    strength: STRENGTH_OF_METHOD[edge.method],
    confidence: roundedConfidence(edge.confidence),
    evidence: edge.evidence,
    action: edge.action,
    at: iso(edge.at),
    eventIds: eventsOf(edge),
    person: personOf(edge.person, names),
    device: edge.device,
    sizeBytes: edge.sizeBytes,
    detections,
    lost,
  };
}

/** Id of an edge: from its ends and its event, so that it is the same in each response. */
export function edgeIdOf({ from, to, eventId }: Pick<Edge, 'from' | 'to' | 'eventId'>): string {
  return hash('sha256', `${from} ${to} ${eventId}`, 'hex').slice(0, 32);
}

/** The action's event, then the same action as another source saw it. */
export function eventsOf({ eventId, pairedEventId }: Edge): string[] {
  return pairedEventId === null ? [eventId] : [eventId, pairedEventId];
}

export function wirePlace(place: SettledPlace | null): WirePlace | null {
  return (
    place && {
      ...place,
      placeId: placeId(place),
      groupId: groupId(place.kind, place.name),
    }
  );
}

/** The database stores it in four bytes: 0.9 returns as 0.8999999762. */
export function roundedConfidence(stored: number): number {
  return Math.round(stored * 10_000) / 10_000;
}

function personOf(key: string | null, names: PersonNames): WireVersion['person'] {
  return key === null ? null : { key, name: names.get(key) ?? null };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
