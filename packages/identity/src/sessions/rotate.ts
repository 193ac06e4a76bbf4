import type { IdentityContext } from '../identity-context.ts';
import { issueTokens, type TokenReply } from '../tokens/issue-tokens.ts';
import type { SignedInWork } from './presented-token.ts';
import { isInGrace } from './refresh-reuse.ts';
import { markRotated, supersedeChildren } from './refresh-store.ts';

/** Issues new tokens instead of the presented one. */
export async function rotate(
  context: IdentityContext,
  { client, token, family, user, now }: SignedInWork,
): Promise<TokenReply> {
  const isLate =
    token.rotatedAt !== null &&
    !isInGrace(token.rotatedAt, now, context.settings.rotationGraceSeconds);
  // After the grace period the earlier children count as lost: if one of them appears, it was copied.
  if (isLate) await supersedeChildren(client, token.hash, now);
  if (isLate || token.rotatedAt === null) await markRotated(client, token.hash, now);
  return issueTokens(context, client, { user, family, parentHash: token.hash });
}
