import { detectionNumberOf, parseSearch } from '@waybill/contract/search-text';
import type { SearchKind } from '@waybill/contract';

/** Detected kind of a text. */
export type TypedLook = 'text' | 'number' | 'email' | 'hash' | 'url' | 'operator';

/** A typed or pasted text, read. */
export interface Typed {
  look: TypedLook;
  /** Search text; empty if a search would be pointless. */
  query: string;
  /** The list's free text with the same meaning; null if an operator asks for another kind. */
  listText: string | null;
}

/** Maximum length of a search text. */
const MAX_LENGTH = 200;
/** Minimum length of a search: a single letter matches everything. */
const MIN_LENGTH = 2;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** MD5, SHA-1 or SHA-256 in hexadecimal. */
const HASH = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Suffixes of document addresses that only select a view. */
const VIEW_END = /\/(?:edit|view|preview)$/;

/** Reads what was typed or pasted into the palette. */
export function readTyped(text: string): Typed {
  const typed = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH);
  const address = addressIn(typed);
  if (address !== null) return { look: 'url', query: address, listText: address };
  if (EMAIL.test(typed)) return { look: 'email', query: typed, listText: typed };
  if (HASH.test(typed)) return { look: 'hash', query: typed, listText: typed };
  const { kind, text: wanted } = parseSearch(typed);
  if (detectionNumberOf(typed) !== null) {
    return { look: 'number', query: `det:${wanted}`, listText: wanted };
  }
  if (kind !== null) {
    return { look: 'operator', query: typed, listText: listTextOf(kind, wanted) };
  }
  const isEnough = typed.length >= MIN_LENGTH;
  return { look: 'text', query: isEnough ? typed : '', listText: isEnough ? typed : null };
}

function listTextOf(kind: SearchKind, wanted: string): string | null {
  return kind === 'detection' && wanted !== '' ? wanted : null;
}

/** Host and path of a web address: the part that sources report; null for any other text. */
function addressIn(typed: string): string | null {
  if (!/^https?:\/\/\S+$/i.test(typed) || !URL.canParse(typed)) return null;
  const { host, pathname } = new URL(typed);
  return `${host}${pathname.replace(/\/$/, '').replace(VIEW_END, '')}`;
}
