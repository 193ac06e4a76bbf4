import { firstVersionIdOf, seenVersionIdOf, versionIdOf, type HeldTouch } from '@waybill/engine';

/** How the id of a version follows from the touch that opened it; else the id. */
export type KeptVersionId = string | 0 | 1 | 2 | null;

type Opening = Pick<HeldTouch, 'locationId' | 'eventId'>;

const WAYS = [
  ({ locationId, eventId }: Opening) => versionIdOf(locationId, eventId),
  ({ locationId }: Opening) => firstVersionIdOf(locationId),
  ({ locationId, eventId }: Opening) => seenVersionIdOf(locationId, eventId),
] as const;

export function keptVersionId(touch: HeldTouch): KeptVersionId {
  const { versionId, isOpening } = touch.hold;
  if (versionId === null || !isOpening) return versionId;
  if (versionId === WAYS[0](touch)) return 0;
  if (versionId === WAYS[1](touch)) return 1;
  return versionId === WAYS[2](touch) ? 2 : versionId;
}

export function versionIdFrom(kept: KeptVersionId, touch: Opening): string | null {
  return typeof kept === 'number' ? WAYS[kept](touch) : kept;
}
