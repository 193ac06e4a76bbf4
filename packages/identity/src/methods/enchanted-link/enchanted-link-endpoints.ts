import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { collectSession } from '../../links/collect-session.ts';
import { deliverLink, noteLinkAsked } from '../../links/deliver-link.ts';
import { linkTarget } from '../../links/link-address.ts';
import { EmailChangeBody, LinkBody, TokenBody } from '../../links/link-bodies.ts';
import { linkUnknown } from '../../links/link-errors.ts';
import { deleteLinksOfPending, type StoredLink } from '../../links/link-store.ts';
import { maskedEmail } from '../../links/masked-address.ts';
import { decidePending, lockPending } from '../../links/pending-store.ts';
import { planAddressChange } from '../../links/plan-address-change.ts';
import { planLink, type LinkFlow } from '../../links/plan-link.ts';
import { openLink, redeemLink } from '../../links/redeem-link.ts';
import { enchantedMessage } from '../../messages/templates.ts';
import type { Revoke } from '../../sessions/session-revocations.ts';
import { inTransaction, type Client } from '../../store/statement.ts';
import { lockUsers } from '../../users/user-store.ts';
import type { Endpoint, EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields } from '../../wire/fields.ts';
import { storeEnchantedLinks } from './enchanted-store.ts';

const METHOD = { method: 'enchantedlink', kind: 'enchantedlink' } as const;
const DELIVERY = 'email';

/** Sends numbered links and returns the number of the correct one; the screen then waits. */
function send(flow: LinkFlow): Endpoint['run'] {
  return async (context, call) => {
    const { loginId, URI, user, loginOptions } = parseFields(LinkBody, call.body);
    const target = linkTarget(context, URI, 'URI');
    const { grant, purpose, asked } = await planLink(context, call, {
      flow,
      delivery: DELIVERY,
      loginId,
      newUser: user,
      options: loginOptions,
    });
    const { pendingRef, linkId, links } = await inTransaction(context.pool, async (client) => {
      await noteLinkAsked(context, client, { call, method: METHOD.method, grant });
      return storeEnchantedLinks(context, client, { grant, target });
    });
    const { linkTtlSeconds, productName } = context.settings;
    const minutes = linkTtlSeconds / 60;
    const { templateOptions } = loginOptions;
    const letter = enchantedMessage({ links, minutes, purpose, templateOptions, productName });
    await deliverLink(context, call, { ...METHOD, grant, letter });
    return { body: { pendingRef, linkId, maskedEmail: maskedEmail(asked) } };
  };
}

/** Sends numbered links to an address that the signed-in user wants as theirs. */
async function updateEmail(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(EmailChangeBody, call.body);
  const target = linkTarget(context, body.URI, 'URI');
  const change = {
    loginId: body.loginId,
    delivery: DELIVERY,
    address: body.email,
    isLoginIdAdded: body.addToLoginIDs ?? false,
  } as const;
  const { grant, stored } = await planAddressChange(context, call, change, (client, planned) =>
    storeEnchantedLinks(context, client, { grant: planned, target }),
  );
  const { pendingRef, linkId, links } = stored;
  const { linkTtlSeconds, productName } = context.settings;
  const minutes = linkTtlSeconds / 60;
  const { templateOptions } = body;
  const letter = enchantedMessage({
    links,
    minutes,
    purpose: 'address',
    templateOptions,
    productName,
  });
  await deliverLink(context, call, { ...METHOD, grant, letter });
  return { body: { pendingRef, linkId, maskedEmail: maskedEmail(body.email) } };
}

/** The correct link signs in the waiting screen; a wrong one ends the attempt. */
async function verify(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { token } = parseFields(TokenBody, call.body);
  const link = await openLink(context, token, 'enchantedlink');
  const { pendingHash } = link;
  if (pendingHash === null) throw linkUnknown();
  // Answered, not thrown: the end of the attempt must be committed.
  const isRight = await context.revocations.transaction(async (client, revoke) => {
    if (link.userId !== null) await lockUsers(client, [link.userId]);
    if (!(await lockPending(client, pendingHash))) throw linkUnknown();
    return link.purpose === 'decoy'
      ? refuse(context, client, { call, pendingHash })
      : approve(context, { client, revoke, call }, { pendingHash, link });
  });
  if (!isRight) throw linkUnknown();
  return { body: {} };
}

interface Decision {
  call: WireCall;
  pendingHash: Buffer;
}

async function approve(
  context: IdentityContext,
  work: { client: Client; revoke: Revoke; call: WireCall },
  { pendingHash, link }: Pick<Decision, 'pendingHash'> & { link: StoredLink },
): Promise<true> {
  const { client, call } = work;
  const userId = await redeemLink(context, work, link);
  await decidePending(client, pendingHash, { state: 'approved', userId });
  await deleteLinksOfPending(client, pendingHash);
  await writeAudit(client, { ...aboutOf(context, call), action: 'EnchantedLinkApproved', userId });
  return true;
}

async function refuse(
  context: IdentityContext,
  client: Client,
  { call, pendingHash }: Decision,
): Promise<false> {
  await decidePending(client, pendingHash, { state: 'refused', userId: null });
  await deleteLinksOfPending(client, pendingHash);
  const data = { reason: 'wrong link' };
  await writeAudit(client, { ...aboutOf(context, call), action: 'LoginFailed', data });
  return false;
}

function aboutOf(context: IdentityContext, { device, remoteAddress }: WireCall) {
  const occurredAt = new Date(context.clock());
  return { occurredAt, method: METHOD.method, device, remoteAddress };
}

const project = { method: 'POST', access: 'project' } as const;
const PATH = '/v1/auth/enchantedlink';

export const endpoints: EndpointGroup = [
  { ...project, effect: 'sign-in', path: `${PATH}/signin/${DELIVERY}`, run: send('signIn') },
  { ...project, effect: 'sign-up', path: `${PATH}/signup/${DELIVERY}`, run: send('signUp') },
  { ...project, effect: 'sign-in', path: `${PATH}/signup-in/${DELIVERY}`, run: send('signUpOrIn') },
  { ...project, effect: 'sign-in', path: `${PATH}/verify`, run: verify },
  {
    ...project,
    effect: 'sign-in',
    path: `${PATH}/pending-session`,
    run: collectSession('enchantedlink'),
  },
  { ...project, effect: 'change', path: `${PATH}/update/email`, run: updateEmail },
];
