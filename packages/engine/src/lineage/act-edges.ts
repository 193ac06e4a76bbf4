import type { EdgeEvidence, EdgeKind, EdgeMethod } from '@waybill/contract';
import { CONFIDENCE } from './confidence.ts';
import type { Edge, HeldTouch, Hold } from './lineage-types.ts';
import { holdOf, partnerOf, type LineageWork } from './lineage-work.ts';

/** Edges from an event's own actions: from what it read to what it wrote, and the changes it found. */
export function actEdges(work: LineageWork, touches: readonly HeldTouch[]): Edge[] {
  const edges: Edge[] = [];
  const [first] = touches;
  if (first === undefined) return edges;
  const partner = partnerOf(work, first);
  const others = partner === null ? [] : (work.events.get(partner) ?? []);
  for (const touch of touches) {
    const hold = holdOf(work, touch);
    if (hold.versionId === null) continue;
    if (touch.role === 'write') {
      addReads(work, edges, { write: touch, to: hold.versionId, reads: touches, partner });
      addReads(work, edges, { write: touch, to: hold.versionId, reads: others, partner });
    } else if (hold.before !== null) edges.push(changeEdge(touch, hold, hold.before));
  }
  return edges;
}

interface Writing {
  write: HeldTouch;
  to: string;
  reads: readonly HeldTouch[];
  partner: string | null;
}

function addReads(work: LineageWork, edges: Edge[], writing: Writing): void {
  const { write, to, partner } = writing;
  for (const read of writing.reads) {
    if (read.role !== 'read') continue;
    const { versionId: from, aheadMs } = holdOf(work, read);
    if (from === null || from === to) continue;
    if (edges.some((edge) => edge.from === from && edge.to === to)) continue;
    const method = methodOf(read, write);
    edges.push({
      from,
      to,
      eventId: write.eventId,
      kind: kindOf(read, write),
      method,
      confidence: confidenceOf(method, read, write, aheadMs),
      evidence: evidenceOf(read, write, aheadMs, partner),
      action: write.facts.action,
      at: write.at,
      person: write.facts.person,
      device: write.facts.device ?? read.facts.device,
      sizeBytes: write.facts.sizeBytes ?? read.facts.sizeBytes,
      pairedEventId: partner,
    });
  }
}

function kindOf(read: HeldTouch, write: HeldTouch): EdgeKind {
  const { relation } = write.facts;
  const isInPlace = read.locationId === write.locationId;
  if (isInPlace && relation !== 'moved') return 'edited';
  if (relation !== 'same-content') return relation;
  const isOther = read.digest !== null && write.digest !== null && read.digest !== write.digest;
  if (!isOther) return relation;
  return extensionOf(read) === extensionOf(write) ? 'edited' : 'converted';
}

function extensionOf({ facts }: HeldTouch): string {
  const name = facts.location.name ?? '';
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function methodOf(read: HeldTouch, write: HeldTouch): EdgeMethod {
  if (read.locationId === write.locationId) return 'continuity';
  if (read.facts.location.kind === 'clipboard') return 'clipboard';
  const hasOwnIds = read.facts.namedBy?.fact === 'source-id';
  return hasOwnIds && write.facts.location.kind === 'item' ? 'vendor-id' : 'explicit';
}

function confidenceOf(
  method: EdgeMethod,
  read: HeldTouch,
  write: HeldTouch,
  aheadMs: number,
): number {
  if (aheadMs > 0) return CONFIDENCE.clockDifference;
  if (method === 'clipboard') {
    return read.digest === null ? CONFIDENCE.clipboard : CONFIDENCE.clipboardDigest;
  }
  if (method === 'continuity') return CONFIDENCE.continuity;
  return read.eventId === write.eventId ? CONFIDENCE.named : CONFIDENCE.paired;
}

function evidenceOf(
  read: HeldTouch,
  write: HeldTouch,
  aheadMs: number,
  partner: string | null,
): EdgeEvidence[] {
  const evidence: EdgeEvidence[] = [];
  if (read.facts.namedBy !== null) evidence.push(read.facts.namedBy);
  if (read.digest !== null && read.facts.location.kind === 'clipboard') {
    evidence.push({ fact: 'clipboard-digest', value: read.digest });
  } else if (read.digest !== null && read.digest === write.digest) {
    evidence.push({ fact: 'digest', value: read.digest });
  }
  if (aheadMs > 0) evidence.push({ fact: 'clock-difference', value: seconds(aheadMs) });
  if (partner !== null) evidence.push({ fact: 'paired-event', value: partner });
  if (read.eventId !== write.eventId) {
    evidence.push({ fact: 'seconds-apart', value: seconds(Math.abs(write.at - read.at)) });
  }
  return evidence;
}

/** The location held a different content when next observed: no one saw who changed it. */
function changeEdge(touch: HeldTouch, hold: Hold, before: string): Edge {
  const evidence: EdgeEvidence[] = [];
  if (hold.beforeAt !== null) {
    evidence.push({ fact: 'held-since', value: new Date(hold.beforeAt).toISOString() });
  }
  if (touch.digest !== null) evidence.push({ fact: 'digest', value: touch.digest });
  return {
    from: before,
    to: hold.versionId ?? '',
    eventId: touch.eventId,
    kind: 'edited',
    method: 'continuity',
    confidence: CONFIDENCE.continuity,
    evidence,
    action: null,
    at: touch.at,
    person: touch.facts.person,
    device: touch.facts.device,
    sizeBytes: touch.facts.sizeBytes,
    pairedEventId: null,
  };
}

function seconds(milliseconds: number): string {
  return String(Math.round(milliseconds / 1000));
}
