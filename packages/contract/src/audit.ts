import { z } from 'zod';

/** Values of an entry that can be erased: the chain holds salted digests of them. */
export const ERASABLE_FIELDS = ['ip', 'detail', 'changes'] as const;
export type ErasableField = (typeof ERASABLE_FIELDS)[number];

/** SHA-256 in hexadecimal. */
export const AuditHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Fields of a signed statement of where a chain is. */
export const AUDIT_STATEMENT = {
  number: z.number().int(),
  hash: AuditHash,
  at: z.string().max(40),
  keyId: AuditHash,
  signature: z.string().max(200),
};

/** A public key, with signatures of itself and of the key before. */
export const AuditKeyItem = z.object({
  kind: z.literal('key'),
  keyId: AuditHash,
  publicKey: z.string().max(400),
  previousKeyId: AuditHash.nullable(),
  createdAt: z.string().max(40),
  signature: z.string().max(200),
  previousSignature: z.string().max(200).nullable(),
});

/** The signed end of a chain. */
export const AuditHeadItem = z.object({ kind: z.literal('head'), ...AUDIT_STATEMENT });

/** An exported end of the chain, as a file beside others: with the tenant and the public keys. */
export const ExportedAuditHead = z.object({
  kind: z.literal('audit-head'),
  version: z.literal(1),
  tenantId: z.string().max(40),
  head: AuditHeadItem,
  keys: z.array(AuditKeyItem).max(1000),
});
export type ExportedAuditHead = z.infer<typeof ExportedAuditHead>;

/** What contradicts a signature or a hash. */
export const INTEGRITY_FAULTS = [
  'entry_changed',
  'value_changed',
  'erasure_unrecorded',
  'older_changed',
  'checkpoint_invalid',
  'stub_invalid',
  'head_invalid',
  'known_head_differs',
  'key_unknown',
] as const;
export type IntegrityFault = (typeof INTEGRITY_FAULTS)[number];

/** What is missing or too much. */
export const COMPLETENESS_FAULTS = [
  'entry_missing',
  'entry_twice',
  'older_missing',
  'head_missing',
  'after_head',
  'behind_known_head',
] as const;
export type CompletenessFault = (typeof COMPLETENESS_FAULTS)[number];

/** Result of verifying a chain. Each part names the first entry that breaks it. */
export const AuditVerdict = z.object({
  integrity: z
    .object({
      fault: z.enum(INTEGRITY_FAULTS),
      number: z.number().int().describe('Number of the first entry that breaks'),
      seq: z.string().nullable().describe('Its id, where it is there'),
    })
    .nullable()
    .describe('Null: every entry is as it was sealed'),
  completeness: z
    .object({
      fault: z.enum(COMPLETENESS_FAULTS),
      number: z.number().int().describe('Number of the first entry that is missing or too much'),
    })
    .nullable()
    .describe('Null: no entry is missing'),
  entries: z.number().int().describe('Sealed entries that were read'),
  older: z.number().int().describe('Entries from before the chain that were read'),
  removed: z.number().int().describe('Entries that retention removed'),
  erased: z.number().int().describe('Values that were erased, with a record of it'),
  head: z.object({ number: z.number().int(), hash: z.string(), at: z.string() }).nullable(),
  keyIds: z.array(z.string()).describe('Keys that signed'),
});
export type AuditVerdict = z.infer<typeof AuditVerdict>;

/** Actions of audit entries that no route names: of the product, and of handlers that know more than their route. */
export const PRODUCT_AUDIT_ACTIONS = [
  'access_grant.requested',
  'audit.chain_started',
  'audit.erased',
  'audit.retention_applied',
  'case.detections_hidden',
  'case.members_removed',
  'case.opened_restricted',
  'case.passed_to_owners',
  'case.restricted',
  'case.restriction_lifted',
  'directory_group.changed',
  'directory_group.created',
  'directory_group.deleted',
  'directory_user.changed',
  'directory_user.created',
  'directory_user.deactivated',
  'directory_user.deleted',
  'directory_user.forgotten',
  'factor_reset.repeated',
  'factor_reset.withdrawn',
  'invitation.accepted',
  'policy.demoted',
  'session.impersonated',
  'session.recovery_refused',
  'session.started',
] as const;
export type ProductAuditAction = (typeof PRODUCT_AUDIT_ACTIONS)[number];
