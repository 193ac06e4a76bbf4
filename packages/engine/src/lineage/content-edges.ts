import type { EdgeEvidence, EdgeKind, EdgeMethod } from '@waybill/contract';
import { CONFIDENCE, digestConfidence, hintConfidence } from './confidence.ts';
import { isHinted, isSought, type ContentGroups, type Told } from './content-groups.ts';
import { sourceByDigest, sourceByHint, sourceOfMember, type Source } from './find-source.ts';
import type { Edge, HeldTouch, Hold } from './lineage-types.ts';
import { holdOf, type LineageWork } from './lineage-work.ts';

/**
 * Edges into versions without a known origin, found by content: by digest, by the digests of an
 * archive's members, else by person and name.
 */
export function contentEdges(
  work: LineageWork,
  groups: ContentGroups,
  touches: readonly HeldTouch[],
): Edge[] {
  const edges: Edge[] = [];
  for (const touch of touches) {
    const hold = holdOf(work, touch);
    if (hold.versionId === null) continue;
    if (touch.role === 'member') addMember(groups, edges, touch, hold);
    else if (hold.isRoot) addSource(groups, edges, touch, hold);
  }
  return edges;
}

function addSource(groups: ContentGroups, edges: Edge[], touch: HeldTouch, hold: Hold): void {
  if (hold.groupDigest !== null) {
    const { source, archive } = sourceByDigest(groups, touch, hold);
    if (source !== null) return add(edges, digestEdge(touch, hold, source));
    if (archive !== null) return add(edges, memberEdge('contained-in', touch, hold, archive));
  }
  const hinted = isHinted(hold) ? sourceByHint(groups, touch, hold) : null;
  if (hinted !== null) add(edges, hintEdge(touch, hold, hinted));
}

/** A member counts if its file was not named, or nothing led to the archive. */
function addMember(groups: ContentGroups, edges: Edge[], touch: HeldTouch, hold: Hold): void {
  const source = isSought(touch, hold) ? sourceOfMember(groups, touch, hold) : null;
  if (source !== null) add(edges, memberEdge('contains', touch, hold, source));
}

function add(edges: Edge[], edge: Edge): void {
  if (!edges.some((other) => other.from === edge.from && other.to === edge.to)) edges.push(edge);
}

function digestEdge(touch: HeldTouch, hold: Hold, source: Source): Edge {
  const confidence = digestConfidence(source.otherOrigins, source.isSameDevice);
  const evidence = digestEvidence('digest', hold, source);
  return foundEdge(touch, hold, source.told, {
    kind: 'same-content',
    method: 'digest',
    confidence,
    evidence,
  });
}

function memberEdge(
  kind: 'contains' | 'contained-in',
  touch: HeldTouch,
  hold: Hold,
  source: Source,
): Edge {
  const confidence = source.isSameDevice ? CONFIDENCE.memberOnDevice : CONFIDENCE.member;
  const evidence = digestEvidence('member', hold, source);
  return foundEdge(touch, hold, source.told, {
    kind,
    method: 'member-digest',
    confidence,
    evidence,
  });
}

function hintEdge(touch: HeldTouch, hold: Hold, told: Told): Edge {
  const { name } = touch.facts.location;
  const isSameDevice =
    touch.facts.device !== null && touch.facts.device === told.touch.facts.device;
  const isSized = touch.facts.sizeBytes !== null && told.touch.facts.sizeBytes !== null;
  const apart = Math.round((touch.at - told.touch.at) / 1000);
  return foundEdge(touch, hold, told, {
    kind: 'same-content',
    method: 'name-size-time',
    confidence: hintConfidence(isSameDevice, isSized),
    evidence: [
      { fact: 'name', value: name ?? '' },
      ...(isSized ? [{ fact: 'size' as const, value: String(touch.facts.sizeBytes) }] : []),
      { fact: 'seconds-apart', value: String(apart) },
    ],
  });
}

function digestEvidence(fact: 'digest' | 'member', hold: Hold, source: Source): EdgeEvidence[] {
  return [
    { fact, value: hold.groupDigest ?? '' },
    { fact: 'independent-origins', value: String(source.otherOrigins) },
  ];
}

function foundEdge(
  touch: HeldTouch,
  hold: Hold,
  from: Told,
  found: { kind: EdgeKind; method: EdgeMethod; confidence: number; evidence: EdgeEvidence[] },
): Edge {
  return {
    from: from.hold.versionId ?? '',
    to: hold.versionId ?? '',
    eventId: touch.eventId,
    kind: found.kind,
    method: found.method,
    confidence: found.confidence,
    evidence: found.evidence,
    action: null,
    at: touch.at,
    person: touch.facts.person,
    device: touch.facts.device,
    sizeBytes: touch.facts.sizeBytes,
    pairedEventId: null,
  };
}
