import type { Database } from '@waybill/store';
import { createLruMap } from '../../../platform/lru-map.ts';
import { readAccessBook, type AccessBook } from './access-book.ts';

/** Notices bring changes at once; this is for those that a lost connection swallowed. */
const LIFE_MS = 30_000;
const MOST_TENANTS = 10_000;

interface Entry {
  tenantId: number;
  goodUntil: number;
  book: Promise<AccessBook>;
}

/** @published */
export interface AccessBooks {
  /** What an organization decided about access, as it is now. */
  of(tenantId: number): Promise<AccessBook>;
  /** The book of one organization, or of all of them, may have changed just now. */
  forget(tenantId?: number): void;
}

/** The books of all organizations, kept until something changes. */
export function accessBooks(database: Database, now: () => number): AccessBooks {
  const entries = createLruMap<Entry>(MOST_TENANTS);
  return {
    of(tenantId) {
      const known = entries.get(String(tenantId));
      if (known && now() < known.goodUntil) return known.book;
      const book = database.snapshot(tenantId, (tx) => readAccessBook(tx));
      const entry = { tenantId, goodUntil: now() + LIFE_MS, book };
      entries.set(String(tenantId), entry);
      // A failure is not kept.
      book.catch(() => entries.deleteWhere((one) => one === entry));
      return book;
    },
    forget: (tenantId) =>
      entries.deleteWhere((entry) => tenantId === undefined || entry.tenantId === tenantId),
  };
}
