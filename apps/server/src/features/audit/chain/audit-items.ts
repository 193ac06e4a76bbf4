import {
  AUDIT_STATEMENT,
  AuditHash,
  AuditHeadItem,
  AuditKeyItem,
  ERASABLE_FIELDS,
} from '@waybill/contract';
import { z } from 'zod';

const ByField = z.partialRecord(z.enum(ERASABLE_FIELDS), z.string());
/** An entry as the chain holds it. */
export const AuditItemEntry = z.object({
  kind: z.literal('entry'),
  /** 0: older than the chain. */
  number: z.number().int().min(0),
  /** Hash of the chain up to this entry; null for number 0. */
  hash: AuditHash.nullable(),
  seq: z.string(),
  /** UTC with microseconds. */
  at: z.string(),
  actorId: z.string().nullable(),
  impersonatorId: z.string().nullable(),
  action: z.string(),
  target: z.string().nullable(),
  requestId: z.string(),
  eventKey: z.string().nullable(),
  ip: z.string().nullable(),
  detail: z.string().nullable(),
  /** JSON text, hashed as it is written. */
  changes: z.string().nullable(),
  salts: ByField,
  digests: ByField,
});
export type AuditItemEntry = z.infer<typeof AuditItemEntry>;

/** An entry that a filtered export leaves out: its digest keeps the chain verifiable. */
const AuditItemDigest = z.object({
  kind: z.literal('digest'),
  number: z.number().int().min(0),
  hash: AuditHash.nullable(),
  digest: AuditHash,
});

const AuditItemHeader = z.object({
  kind: z.literal('audit'),
  version: z.literal(1),
  tenantId: z.string(),
  exportedAt: z.string(),
  isFiltered: z.boolean(),
});

export type AuditItemKey = z.infer<typeof AuditKeyItem>;

/** A signed statement of where the chain was. */
const AuditItemCheckpoint = z.object({ kind: z.literal('checkpoint'), ...AUDIT_STATEMENT });
export type AuditItemCheckpoint = z.infer<typeof AuditItemCheckpoint>;

export type AuditItemHead = z.infer<typeof AuditHeadItem>;

/** What retention removed from the beginning. */
const AuditItemStub = z.object({
  kind: z.literal('stub'),
  ...AUDIT_STATEMENT,
  entries: z.number().int(),
  newestAt: z.string(),
});
export type AuditItemStub = z.infer<typeof AuditItemStub>;

/**
 * A line of an exported audit log: the header, keys, the stub, entries older than the chain, entries by number with
 * the checkpoint behind its entry, and the head.
 */
export const AuditItem = z.discriminatedUnion('kind', [
  AuditItemHeader,
  AuditKeyItem,
  AuditItemStub,
  AuditItemEntry,
  AuditItemDigest,
  AuditItemCheckpoint,
  AuditHeadItem,
]);
export type AuditItem = z.infer<typeof AuditItem>;
