import type { HeldTouch, Hold, LineageObjectFacts, Tail } from './lineage-types.ts';

/** A location that the change concerns, with the part of its timeline that was gone through. */
export interface ReplayedLocation {
  locationId: string;
  /** As it is stored. */
  object: LineageObjectFacts | null;
  /** All of the timeline, as it is now, or from `from` on what the state there follows from. */
  isWhole: boolean;
  from: string;
  /** What comes after these touches is as it was, and so is what the location holds in the end. */
  isCut: boolean;
  touches: HeldTouch[];
  /** One for each touch. */
  holds: Hold[];
  tail: Tail | null;
  /** What the location held before these touches, where they only come after the stored ones. */
  base: string | null;
  /** Versions that stored touches held, also such as are gone now. */
  stored: ReadonlySet<string>;
  /** Those of them that none holds anymore; only of whole timelines. */
  left: ReadonlySet<string>;
}
