import type { EdgeKind, GapReason, PlaceKind, Tristate } from '@waybill/contract';

/** What the risk of a path is told from, of each version from the origin to the destination. */
export interface PathVersion {
  name: string | null;
  sensitivity: number | null;
  gap: GapReason | null;
  place: { kind: PlaceKind; managed: Tristate; outside: Tristate } | null;
}

/** And of each step between two of them. */
export interface PathEdge {
  kind: EdgeKind;
  confidence: number;
}

/** By sensitivity 0 to 4: how much a content matters, 0 to 1. */
const WEIGHT_OF_SENSITIVITY = [0.1, 0.3, 0.5, 0.75, 1] as const;
/** Nothing is known about the content, which is not the same as nothing was found. */
const WEIGHT_OF_UNKNOWN = 0.2;

const UNTRUSTED = { yes: 1, unknown: 0.5, no: 0.1 } as const;
/** A stick, a device that no one watches: it may go anywhere from there. */
const UNWATCHED = 0.8;

/** What each step that hides a content closes of the distance to the full risk. */
const EVASION = { newExtension: 0.3, archive: 0.15, lockedArchive: 0.4 } as const;
const MOST_EVASION = 0.6;

/**
 * How much a path matters, 0 to 100: how sensitive what went along it is, times how little its
 * destination is trusted; steps that hide a content (another extension, an archive, a locked archive)
 * close a part of the distance to what that sensitivity can reach at most; the weakest step takes up to
 * half away. An order for people to look at paths, not a probability.
 */
export function riskOfPath(versions: readonly PathVersion[], edges: readonly PathEdge[]): number {
  const sensitive = weightOfSensitivity(versions);
  const untrusted = untrustedness(versions.at(-1)?.place ?? null);
  const evasion = evasionOf(versions, edges);
  const reached = untrusted + (1 - untrusted) * evasion * untrusted;
  const weakest = edges.reduce((least, { confidence }) => Math.min(least, confidence), 1);
  const lifted = sensitive + (1 - sensitive) * evasion * sensitive;
  return Math.round(100 * lifted * reached * (0.5 + 0.5 * weakest));
}

function weightOfSensitivity(versions: readonly PathVersion[]): number {
  const known = versions.flatMap(({ sensitivity }) => sensitivity ?? []);
  if (known.length === 0) return WEIGHT_OF_UNKNOWN;
  return WEIGHT_OF_SENSITIVITY[Math.max(...known)] ?? 1;
}

function untrustedness(place: PathVersion['place']): number {
  if (place === null) return UNTRUSTED.unknown;
  if (place.kind === 'public') return UNTRUSTED.yes;
  const isUnwatched = place.kind === 'external_storage' || place.managed === 'no';
  return Math.max(UNTRUSTED[place.outside], isUnwatched ? UNWATCHED : 0);
}

function evasionOf(versions: readonly PathVersion[], edges: readonly PathEdge[]): number {
  let evasion = 0;
  for (const [index, { kind }] of edges.entries()) {
    const before = versions[index]?.name ?? null;
    const after = versions[index + 1]?.name ?? null;
    const isSame = kind === 'moved' || kind === 'same-content';
    if (isSame && isOtherExtension(before, after)) evasion += EVASION.newExtension;
    if (kind === 'contains') evasion += EVASION.archive;
  }
  if (versions.some(({ gap }) => gap === 'encrypted-archive')) evasion += EVASION.lockedArchive;
  return Math.min(MOST_EVASION, evasion);
}

function isOtherExtension(before: string | null, after: string | null): boolean {
  const [from, to] = [before, after].map(extensionOf);
  return from !== null && to !== null && from !== to;
}

function extensionOf(name: string | null): string | null {
  return /\.([a-z0-9]{1,8})$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? null;
}
