import { randomInt } from 'node:crypto';
import type { IdentityContext } from '../../identity-context.ts';
import { linkAddress } from '../../links/link-address.ts';
import { insertLink, type LinkGrant } from '../../links/link-store.ts';
import { newLinkToken } from '../../links/link-token.ts';
import { insertPending } from '../../links/pending-store.ts';
import { proofOf } from '../../links/proof-of.ts';
import type { Queryable } from '../../store/statement.ts';

const LINKS = 3;
const LEAST_NUMBER = 10;
const NUMBERS = 90;
/** A link opened in its last second still works. */
const POLL_AFTER_MS = 60_000;

/** A screen that waits, and the links of the mail. */
interface EnchantedLinks {
  pendingRef: string;
  /** Number of the right link. */
  linkId: string;
  links: { number: string; link: string }[];
}

/**
 * Stores a waiting screen with three links, of which the one with the number on the screen signs it in:
 * a person who did not request the mail cannot know which. Their tokens are stored nowhere else.
 */
export async function storeEnchantedLinks(
  context: Pick<IdentityContext, 'clock' | 'settings' | 'publicOrigins'>,
  db: Queryable,
  { grant, target }: { grant: LinkGrant; target: URL },
): Promise<EnchantedLinks> {
  const { delivery } = grant.terms;
  const pending = newLinkToken();
  const expiresAt = new Date(context.clock() + context.settings.linkTtlSeconds * 1000);
  await insertPending(db, {
    hash: pending.hash,
    method: 'enchantedlink',
    amr: proofOf(delivery),
    options: grant.terms.options,
    expiresAt: new Date(expiresAt.getTime() + POLL_AFTER_MS),
  });
  const right = randomInt(LINKS);
  const decoyTerms = { delivery, address: '', options: {} };
  const decoy: LinkGrant = { purpose: 'decoy', userId: null, terms: decoyTerms };
  const links: EnchantedLinks['links'] = [];
  for (const [index, number] of distinctNumbers().entries()) {
    const { token, hash } = newLinkToken();
    await insertLink(db, {
      ...(index === right ? grant : decoy),
      hash,
      kind: 'enchantedlink',
      pendingHash: pending.hash,
      expiresAt,
    });
    links.push({ number, link: linkAddress(context, { target, token, purpose: grant.purpose }) });
  }
  return { pendingRef: pending.token, linkId: links[right]?.number ?? '', links };
}

/** Two digits each, so that none is the middle one. */
function distinctNumbers(): string[] {
  const numbers = new Set<number>();
  while (numbers.size < LINKS) numbers.add(LEAST_NUMBER + randomInt(NUMBERS));
  return [...numbers].map(String);
}
