import type { Place } from '../classifiers/define-classifier.ts';

/** Whether digits continue after a point, comma, hyphen or slash: they are part of a longer number. */
export function isPartOfNumber(place: Place): boolean {
  return /[0-9][.,/-]$/.test(place.before()) || /^[.,/-][0-9]/.test(place.behind());
}

/** Whether digits follow or precede a decimal point or comma. */
export function isPartOfDecimal(place: Place): boolean {
  return /[0-9][.,]$/.test(place.before()) || /^[.,][0-9]/.test(place.behind());
}
