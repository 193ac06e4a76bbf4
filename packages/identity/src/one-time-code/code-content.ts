import { z } from 'zod';
import type { KeyVault } from '../crypto/key-vault.ts';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { NewUserBody } from '../users/new-user-body.ts';

/** What a code opens. It is settled when the code is sent: whoever has the code changes none of it. */
const CodeContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signIn'),
    userId: z.string(),
    to: z.string(),
    options: LoginOptionsBody,
  }),
  /** The user is created with the code, so that no one can occupy the address of someone else. */
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
  /** Opens nothing: someone asked for a code of a person who is not there. */
  z.object({ kind: z.literal('decoy') }),
]);
export type CodeContent = z.infer<typeof CodeContent>;

export function sealContent(vault: KeyVault, content: CodeContent, codeId: string): Buffer {
  return vault.seal(Buffer.from(JSON.stringify(content)), codeLabel(codeId));
}

export function openContent(vault: KeyVault, sealed: Buffer, codeId: string): CodeContent {
  return CodeContent.parse(JSON.parse(vault.open(sealed, codeLabel(codeId)).toString('utf8')));
}

/** What the sealed value is bound to. */
export function codeLabel(codeId: string): string {
  return `one-time code ${codeId}`;
}
