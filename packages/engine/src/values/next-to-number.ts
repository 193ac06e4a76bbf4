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

/** Whether pairs of hexadecimal digits go on before or behind a place: it is a part of a dump of bytes. */
export function isPartOfDump(place: Place): boolean {
  return /(?:^|[ \t])[0-9a-f]{2}[ \t]$/i.test(place.before()) || DUMP_BEHIND.test(place.behind());
}

const DUMP_BEHIND = /^[ \t](?:[0-9a-f]{2}[ \t]){2}/i;
