import type { AgainstSign } from './against.data.ts';
import { BASE64, HEX, HEX_AND_HYPHENS, runAround, type Surroundings } from './surroundings.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
/** Lengths of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512 in hex. */
const HASH_LENGTHS = new Set([32, 40, 56, 64, 96, 128]);
/** A shorter run of hex digits can be anything. */
const LEAST_HEX = 16;
const LEAST_BASE64 = 32;
/** Time and commit of a Go pseudo-version: `v0.0.0-20190102030405-0123456789ab`. */
const PSEUDO_VERSION = /-(?:0\.)?\d{14}-[0-9a-f]{12}/;

/** Detects values that are all or part of a UUID or hash. */
export function randomRunSign(around: Surroundings): AgainstSign | null {
  const { value } = around;
  const uuid = UUID.exec(runAround(around, HEX_AND_HYPHENS));
  if (uuid && uuid[0].includes(value)) return uuid[0] === value ? 'whole-uuid' : 'inside-uuid';
  const hex = runAround(around, HEX);
  if (hex !== value && hex.length >= LEAST_HEX) return 'inside-hash';
  if (/^[0-9a-f]+$/i.test(value) && HASH_LENGTHS.has(value.length)) return 'whole-hash';
  return isInBlob(around) ? 'inside-hash' : null;
}

function isInBlob(around: Surroundings): boolean {
  const { value, before } = around;
  const run = runAround(around, BASE64);
  if (PSEUDO_VERSION.test(run)) return true;
  if (run.length < LEAST_BASE64 || run.length < value.length + 8) return false;
  const outside = before + run;
  if (/(?:base64,|\bsha(?:1|224|256|384|512)[-:_])[\w+/=-]*$/i.test(outside)) return true;
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) && /\+|=$/.test(run);
}

/** Text directly before or after digits that shows that they continue or are written as a number. */
const NUMBER_BEFORE: readonly RegExp[] = [
  // A decimal point, of a number or with nothing before it.
  /(?:^|\d|[^\w.])[.]$/,
  /\d[eE][+-]$/,
  /0[xX]$|&#$|[\\][ux]$/,
  /[$€£]\s?$/,
];
const NUMBER_BEHIND = /^[.]\d|^\s?%(?!\d)|^[eE][+-]?\d/;
const SIGN_BEFORE = /(?:^|[\s=:,([])-$/;

/** Tells when a value of digits is a part of a longer number, a version or an address. */
export function numberSign({ value, before, behind }: Surroundings): AgainstSign | null {
  if (!/^\d.*\d$/.test(value)) return null;
  const isInside = NUMBER_BEHIND.test(behind) || NUMBER_BEFORE.some((each) => each.test(before));
  const isNegative = /^\d+$/.test(value) && SIGN_BEFORE.test(before);
  return isInside || isNegative ? 'inside-number' : null;
}

const PAIRS = /^[0-9a-f]{2}(?:[ \t][0-9a-f]{2})+$/i;
const PAIR_BEFORE = /(?:^|[ \t])[0-9a-f]{2}[ \t]$/i;
const PAIR_BEHIND = /^[ \t][0-9a-f]{2}(?:[ \t]|$)/i;
const PAIRS_BEFORE = /(?:^|[ \t])(?:[0-9a-f]{2}[ \t]){2}$/i;
const PAIRS_BEHIND = /^(?:[ \t][0-9a-f]{2}){2}(?:[ \t]|$)/i;

/** Detects pairs of digits in a hex dump: more than one further pair follows. */
export function dumpSign({ value, before, behind }: Surroundings): AgainstSign | null {
  if (!PAIRS.test(value)) return null;
  const isInside = PAIR_BEFORE.test(before) && PAIR_BEHIND.test(behind);
  return isInside || PAIRS_BEFORE.test(before) || PAIRS_BEHIND.test(behind) ? 'inside-dump' : null;
}

/** Tells when something is joined to a value, so that it is one part of an identifier or an address. */
export function joinedSign({ value, before, behind }: Surroundings): AgainstSign | null {
  if (!/^[\dA-Z][\dA-Z -]*$/i.test(value) || !/\d/.test(value)) return null;
  if (/\d[A-Za-z]*[-/]$/.test(before) || /^[-/][A-Za-z]*\d/.test(behind))
    return 'inside-identifier';
  if (/:\/\/[^\s"'<>]*$/.test(before) || (before.endsWith('/') && behind.startsWith('/'))) {
    return 'inside-address';
  }
  return null;
}
