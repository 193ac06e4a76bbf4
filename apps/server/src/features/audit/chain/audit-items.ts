import { z } from 'zod';

/** Values of an entry that can be erased: the chain holds salted digests of them. */
export const ERASABLE_FIELDS = ['ip', 'detail', 'changes'] as const;
export type ErasableField = (typeof ERASABLE_FIELDS)[number];

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const ByField = z.partialRecord(z.enum(ERASABLE_FIELDS), z.string());
const Statement = { number: z.number().int(), hash: Hash, at: z.string() };
const Signed = { keyId: Hash, signature: z.string() };

/** An entry as the chain holds it. */
export const AuditItemEntry = z.object({
  kind: z.literal('entry'),
  /** 0: older than the chain. */
  number: z.number().int().min(0),
  /** Hash of the chain up to this entry; null for number 0. */
  hash: Hash.nullable(),
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
  hash: Hash.nullable(),
  digest: Hash,
});

const AuditItemHeader = z.object({
  kind: z.literal('audit'),
  version: z.literal(1),
  tenantId: z.string(),
  exportedAt: z.string(),
  isFiltered: z.boolean(),
});

/** A public key, with signatures of itself and of the key before. */
export const AuditItemKey = z.object({
  kind: z.literal('key'),
  keyId: Hash,
  publicKey: z.string(),
  previousKeyId: Hash.nullable(),
  createdAt: z.string(),
  signature: z.string(),
  previousSignature: z.string().nullable(),
});
export type AuditItemKey = z.infer<typeof AuditItemKey>;

/** A signed statement of where the chain was. */
const AuditItemCheckpoint = z.object({ kind: z.literal('checkpoint'), ...Statement, ...Signed });
export type AuditItemCheckpoint = z.infer<typeof AuditItemCheckpoint>;

/** The same of its end. */
export const AuditItemHead = z.object({ kind: z.literal('head'), ...Statement, ...Signed });
export type AuditItemHead = z.infer<typeof AuditItemHead>;

/** What retention removed from the beginning. */
const AuditItemStub = z.object({
  kind: z.literal('stub'),
  ...Statement,
  entries: z.number().int(),
  newestAt: z.string(),
  ...Signed,
});
export type AuditItemStub = z.infer<typeof AuditItemStub>;

/**
 * A line of an exported audit log: the header, keys, the stub, entries older than the chain, entries by number with
 * the checkpoint behind its entry, and the head.
 */
export const AuditItem = z.discriminatedUnion('kind', [
  AuditItemHeader,
  AuditItemKey,
  AuditItemStub,
  AuditItemEntry,
  AuditItemDigest,
  AuditItemCheckpoint,
  AuditItemHead,
]);
export type AuditItem = z.infer<typeof AuditItem>;

/** An exported end of the chain, as a file beside others: with the tenant and the public keys. */
export const ExportedHead = z.object({
  kind: z.literal('audit-head'),
  version: z.literal(1),
  tenantId: z.string(),
  head: AuditItemHead,
  keys: z.array(AuditItemKey),
});
export type ExportedHead = z.infer<typeof ExportedHead>;
