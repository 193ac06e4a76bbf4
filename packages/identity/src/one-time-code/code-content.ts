import { z } from 'zod';
import type { KeyVault } from '../crypto/key-vault.ts';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { NewUserBody } from '../users/new-user-body.ts';

/** Effect of a code. It is fixed when the code is sent: the holder cannot change it. */
const CodeContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signIn'),
    userId: z.string(),
    to: z.string(),
    options: LoginOptionsBody,
  }),
  /** The user is created on verification, so that no one can occupy someone else's address. */
  z.object({
    kind: z.literal('signUp'),
    loginId: z.string(),
    to: z.string(),
    user: NewUserBody,
    options: LoginOptionsBody,
  }),
  z.object({
    kind: z.literal('update'),
    userId: z.string(),
    field: z.enum(['email', 'phone']),
    to: z.string(),
    isToBeLoginId: z.boolean(),
    options: LoginOptionsBody,
  }),
  /** Without effect: the requested person does not exist. */
  z.object({ kind: z.literal('decoy') }),
]);
export type CodeContent = z.infer<typeof CodeContent>;

export function sealContent(vault: KeyVault, content: CodeContent, codeId: string): Buffer {
  return vault.seal(Buffer.from(JSON.stringify(content)), codeLabel(codeId));
}

export function openContent(vault: KeyVault, sealed: Buffer, codeId: string): CodeContent {
  return CodeContent.parse(JSON.parse(vault.open(sealed, codeLabel(codeId)).toString('utf8')));
}

/** Binding of the sealed value. */
export function codeLabel(codeId: string): string {
  return `one-time code ${codeId}`;
}
