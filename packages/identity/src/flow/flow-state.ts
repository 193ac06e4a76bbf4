import { z } from 'zod';
import type { KeyVault } from '../crypto/key-vault.ts';

/** The first factor, while the second one is pending. */
const FirstFactor = z.object({
  userId: z.string(),
  loginId: z.string(),
  method: z.string(),
  /** RFC 8176 values. */
  amr: z.array(z.string()),
  data: z.record(z.string(), z.unknown()).optional(),
  lastAuth: z.object({ authMethod: z.string(), oauthProvider: z.string().optional() }),
  /** Data for the client with the tokens, from a tenant's own provider. */
  extra: z.record(z.string(), z.unknown()).optional(),
  tenantId: z.string().optional(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Milliseconds since 1970; another value later voids the proof. */
  passwordChangedAt: z.number().optional(),
});

/** State of an execution. Never includes a password or a code. */
const FlowState = z.object({
  step: z.string(),
  /** The page that the flow is shown on. */
  location: z.string(),
  /** The tenant to work in. */
  tenantId: z.string().optional(),
  loginId: z.string().optional(),
  /** Masked address of a sent code. */
  maskedEmail: z.string().optional(),
  /** The person was sent to another provider, with these cookies. */
  away: z
    .object({
      via: z.enum(['oauth', 'sso']),
      provider: z.string().optional(),
      cookies: z.record(z.string(), z.string()),
    })
    .optional(),
  firstFactor: FirstFactor.optional(),
});
export type FlowState = z.infer<typeof FlowState>;
export type FirstFactor = z.infer<typeof FirstFactor>;

export function sealState(vault: KeyVault, state: FlowState, executionHash: Buffer): Buffer {
  return vault.seal(Buffer.from(JSON.stringify(state)), executionLabel(executionHash));
}

export function openState(vault: KeyVault, sealed: Buffer, executionHash: Buffer): FlowState {
  return FlowState.parse(
    JSON.parse(vault.open(sealed, executionLabel(executionHash)).toString('utf8')),
  );
}

/** Binding of the sealed value. */
export function executionLabel(executionHash: Buffer): string {
  return `flow execution ${executionHash.toString('hex')}`;
}
