import { VISIBILITIES, type MappedEvent, type Visibility } from '@waybill/contract';

type VisibilityFacts = Pick<MappedEvent, 'movement' | 'visibilityBefore' | 'visibilityAfter'>;

/** Movements that give an object its visibility; for all others it is only the state they met. */
const GIVES_VISIBILITY: readonly string[] = ['share', 'upload', 'copy'];

const EXPOSED: readonly string[] = ['external', 'link', 'public'];

/**
 * Whether the action exposed the object to more people. If the previous visibility is not recorded,
 * only actions that set the visibility count; viewing a public page exposes nothing.
 *
 * @returns null if the record does not say.
 */
export function isVisibilityWidened(event: VisibilityFacts): boolean | null {
  const { visibilityBefore: before, visibilityAfter: after } = event;
  if (after === null) return null;
  if (before !== null) return rank(after) > rank(before);
  return GIVES_VISIBILITY.includes(event.movement) ? isExposed(after) : null;
}

/** Whether people outside the organisation can reach an object of that visibility. */
export function isExposed(visibility: Visibility | null): boolean {
  return visibility !== null && EXPOSED.includes(visibility);
}

function rank(visibility: Visibility): number {
  return VISIBILITIES.indexOf(visibility);
}
