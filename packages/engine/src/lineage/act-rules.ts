import type { HeldTouch } from './lineage-types.ts';
import { partnerOf, type LineageWork } from './lineage-work.ts';
import type { ReplayRules } from './replay-timeline.ts';

export type ActRules = ReplayRules<HeldTouch>;

/** Facts about the actions of touches, as far as other locations determine them. */
export function actRules(work: LineageWork): ActRules {
  const isDecided = (touch: HeldTouch): boolean =>
    work.fresh.has(touch.eventId) || work.partners.has(touch.eventId);
  const isVoid = (touch: HeldTouch): boolean => {
    if (!touch.facts.isProvisional) return false;
    return isDecided(touch) ? isNeedless(work, touch) : touch.hold.versionId === null;
  };
  return {
    isVoid,
    isLed: (touch) => (isDecided(touch) ? hasRead(work, touch, isVoid) : !touch.hold.isRoot),
    partnerOf: (touch) => partnerOf(work, touch),
  };
}

/** Whether the other view of the action names what the touch only represents. */
function isNeedless(work: LineageWork, touch: HeldTouch): boolean {
  const partner = partnerOf(work, touch);
  if (partner === null) return false;
  const others = work.events.get(partner) ?? [];
  return others.some(({ role, facts }) => role === touch.role && !facts.isProvisional);
}

/** Whether the action read anything. */
function hasRead(
  work: LineageWork,
  touch: HeldTouch,
  isVoid: (touch: HeldTouch) => boolean,
): boolean {
  const partner = partnerOf(work, touch);
  for (const eventId of partner === null ? [touch.eventId] : [touch.eventId, partner]) {
    for (const other of work.events.get(eventId) ?? []) {
      if (other.role === 'read' && !isVoid(other)) return true;
    }
  }
  return false;
}
