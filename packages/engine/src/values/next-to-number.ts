import type { Place } from '../classifiers/define-classifier.ts';

/**
 * Whether digits at a place go on beyond a point, comma, hyphen or slash: they are part of a
 * longer number.
 */
export function isPartOfNumber(place: Place): boolean {
  return /[0-9][.,/-]$/.test(place.before()) || /^[.,/-][0-9]/.test(place.behind());
}

/** Whether digits at a place stand behind a decimal point or comma, or before one. */
export function isPartOfDecimal(place: Place): boolean {
  return /[0-9][.,]$/.test(place.before()) || /^[.,][0-9]/.test(place.behind());
}
