import type { LineageEdge, LineageObject, LineageVersion } from '@waybill/contract';
import type { Neighbours, PlaceRef, Trace } from './state/trace-view.ts';

/** A trace of seven steps over four systems, for tests of the drawing and of its parts. */

const DAY = '2026-11-20T';

function aPlace(name: string, more: Partial<PlaceRef> = {}): PlaceRef {
  const isDevice = name === 'Device';
  return {
    placeId: `place-${name}`,
    groupId: `group-${name}`,
    kind: isDevice ? 'device' : 'app',
    name,
    host: isDevice ? 'LT-4471' : null,
    container: null,
    account: null,
    managed: 'yes',
    outside: 'no',
    ...more,
  };
}

export function aVersion(versionId: string, more: Partial<LineageVersion> = {}): LineageVersion {
  return {
    versionId,
    objectId: `object-${versionId}`,
    locationKind: 'file',
    name: `${versionId}.csv`,
    path: `/home/${versionId}.csv`,
    place: aPlace('Device'),
    at: `${DAY}09:00:00Z`,
    openedBy: null,
    person: null,
    device: 'LT-4471',
    sizeBytes: 2048,
    sha256: null,
    sensitivity: 4,
    dataTypes: ['Payment card'],
    originClasses: ['Snowflake'],
    gap: null,
    isLive: true,
    views: 0,
    up: 1,
    down: 1,
    ...more,
  };
}

export const LUCA = { key: 'luca@northwind.example', name: 'Luca Moretti' };
const MARA = { key: 'mara@northwind.example', name: 'Mara Keller' };

export function anEdge(from: string, to: string, more: Partial<LineageEdge> = {}): LineageEdge {
  return {
    edgeId: `${from}-${to}`,
    from,
    to,
    kind: 'same-content',
    method: 'explicit',
    strength: 'certain',
    confidence: 1,
    evidence: [],
    action: 'Copy',
    at: `${DAY}09:00:00Z`,
    eventIds: [`event-${from}-${to}`],
    person: LUCA,
    device: 'LT-4471',
    sizeBytes: 2048,
    detections: [],
    lost: [],
    ...more,
  };
}

const DIGEST = '9f2c40aa51d2e3b6c7d8e9f00a1b2c3d4e5f60718293a4b5c6d7e8f9071ab71a';

const versions: LineageVersion[] = [
  aVersion('cards', {
    locationKind: 'item',
    name: 'payments.cards_v2',
    path: null,
    place: aPlace('Snowflake', { container: 'payments' }),
    at: `${DAY}08:00:00Z`,
    gap: 'first-seen',
    up: 0,
    down: 1,
  }),
  aVersion('export', {
    name: 'cards_export.csv',
    at: `${DAY}09:12:00Z`,
    sizeBytes: 228_589_568,
    sha256: DIGEST,
    down: 9,
  }),
  aVersion('notes', { name: 'notes.txt', at: `${DAY}09:42:00Z`, sha256: DIGEST, down: 2 }),
  aVersion('archive', {
    name: 'archive.zip',
    at: `${DAY}09:43:00Z`,
    sizeBytes: 32_505_856,
    gap: null,
  }),
  aVersion('drive', {
    locationKind: 'item',
    name: 'archive.zip',
    path: null,
    place: aPlace('Google Drive', { container: 'My Drive' }),
    at: `${DAY}09:44:00Z`,
    down: 3,
  }),
  aVersion('laptop', {
    name: 'archive.zip',
    at: `${DAY}10:20:00Z`,
    place: aPlace('Device', { host: 'LT-9002', managed: 'no' }),
    device: 'LT-9002',
    gap: 'changed-unseen',
  }),
  aVersion('unpacked', { name: 'notes.txt', at: `${DAY}10:22:00Z`, device: 'LT-9002' }),
  aVersion('dropbox', {
    locationKind: 'sink',
    name: 'notes.txt',
    path: null,
    place: aPlace('Dropbox', { account: 'personal', managed: 'no', outside: 'yes' }),
    at: `${DAY}10:31:00Z`,
    down: 0,
    up: 2,
  }),
];

const edges: LineageEdge[] = [
  anEdge('cards', 'export', {
    action: 'Download',
    method: 'vendor-id',
    at: `${DAY}09:12:00Z`,
    evidence: [{ fact: 'vendor-id', value: 'query-01b2' }],
  }),
  anEdge('export', 'notes', {
    kind: 'moved',
    action: 'Rename',
    at: `${DAY}09:42:00Z`,
    evidence: [
      { fact: 'source-path', value: '/home/cards_export.csv' },
      { fact: 'digest', value: DIGEST },
    ],
  }),
  anEdge('notes', 'archive', {
    kind: 'contains',
    method: 'member-digest',
    strength: 'likely',
    confidence: 0.9,
    action: 'Compress',
    at: `${DAY}09:43:00Z`,
    evidence: [
      { fact: 'member', value: 'notes.txt' },
      { fact: 'digest', value: DIGEST },
    ],
  }),
  anEdge('archive', 'drive', {
    action: 'Upload',
    at: `${DAY}09:44:00Z`,
    eventIds: ['event-upload', 'event-upload-seen-by-drive'],
    evidence: [
      { fact: 'paired-event', value: 'event-upload-seen-by-drive' },
      { fact: 'clock-difference', value: '3' },
    ],
    detections: [{ detectionId: 'd1', title: 'Card numbers leave', severity: 'CRITICAL' }],
  }),
  anEdge('drive', 'laptop', {
    action: 'Download',
    person: MARA,
    at: `${DAY}10:20:00Z`,
    evidence: [{ fact: 'source-id', value: 'drive-file-77' }],
  }),
  anEdge('laptop', 'unpacked', {
    kind: 'contained-in',
    method: 'member-digest',
    strength: 'likely',
    confidence: 0.8,
    action: 'Decompress',
    person: MARA,
    at: `${DAY}10:22:00Z`,
    evidence: [{ fact: 'member', value: 'notes.txt' }],
  }),
  anEdge('unpacked', 'dropbox', {
    method: 'name-size-time',
    strength: 'inferred',
    confidence: 0.5,
    action: 'Upload',
    person: MARA,
    at: `${DAY}10:31:00Z`,
    evidence: [
      { fact: 'name', value: 'notes.txt' },
      { fact: 'size', value: '2048' },
      { fact: 'seconds-apart', value: '540' },
    ],
    detections: [{ detectionId: 'd2', title: 'Upload to a personal account', severity: 'HIGH' }],
  }),
  anEdge('notes', 'dropbox', {
    action: 'Upload',
    at: `${DAY}09:50:00Z`,
    evidence: [{ fact: 'source-path', value: '/home/notes.txt' }],
  }),
];

export const LONG_PATH = [
  'cards',
  'export',
  'notes',
  'archive',
  'drive',
  'laptop',
  'unpacked',
  'dropbox',
];
const SHORT_PATH = ['cards', 'export', 'notes', 'dropbox'];

function aPath(pathId: string, versionIds: string[], risk: number): Trace['paths'][number] {
  const own = edges.filter(
    ({ from, to }) =>
      versionIds.indexOf(to) === versionIds.indexOf(from) + 1 && versionIds.includes(from),
  );
  return {
    pathId,
    versionIds,
    edgeIds: own.map(({ edgeId }) => edgeId),
    risk,
    hops: own.length,
    firstAt: own[0]?.at ?? '',
    lastAt: own.at(-1)?.at ?? '',
    minConfidence: Math.min(...own.map(({ confidence }) => confidence)),
    sensitivity: 4,
    actions: own.flatMap(({ action }) => action ?? []),
    systems: new Set(
      versions
        .filter(({ versionId }) => versionIds.includes(versionId))
        .map(({ place }) => place?.name),
    ).size,
  };
}

export const TRACE: Trace = {
  asOf: `${DAY}12:00:00Z`,
  from: '2026-10-21T12:00:00Z',
  to: `${DAY}12:00:00Z`,
  origin: { id: 'o1', kind: 'group', label: 'Snowflake', place: aPlace('Snowflake') },
  destination: { id: 'd1', kind: 'group', label: 'Dropbox', place: aPlace('Dropbox') },
  paths: [aPath('long', LONG_PATH, 91), aPath('short', SHORT_PATH, 60)],
  versions,
  edges,
  isTruncated: false,
  searched: 812,
  alternatives: [],
};

/** Copies of the export: eight files, one of which was forwarded. */
export const COPIES: Neighbours = {
  versions: Array.from({ length: 8 }, (_, index) =>
    aVersion(`copy${index}`, { name: `copy ${index}.csv`, up: 1, down: index === 0 ? 2 : 0 }),
  ),
  edges: Array.from({ length: 8 }, (_, index) =>
    anEdge('export', `copy${index}`, { at: `${DAY}09:2${index}:00Z` }),
  ),
  nextCursor: null,
  total: 9,
};

export const OBJECT: LineageObject = {
  objectId: 'object-archive',
  locationKind: 'file',
  objectKey: null,
  name: 'archive.zip',
  path: '/home/archive.zip',
  url: null,
  place: aPlace('Device'),
  owner: null,
  exposure: null,
  sensitivity: 4,
  dataTypes: ['Payment card'],
  firstSeenAt: `${DAY}09:43:00Z`,
  lastSeenAt: `${DAY}10:31:00Z`,
  removedAt: null,
  versions: 1,
  latestVersionId: 'archive',
};
