import type { IdentityContext } from '../../identity-context.ts';
import { deliverLink, noteLinkAsked } from '../../links/deliver-link.ts';
import { EmailChangeBody, LinkBody, PhoneChangeBody, TokenBody } from '../../links/link-bodies.ts';
import { linkTarget } from '../../links/link-address.ts';
import { maskedAddress } from '../../links/masked-address.ts';
import { planAddressChange } from '../../links/plan-address-change.ts';
import { planLink, type LinkFlow } from '../../links/plan-link.ts';
import { proofOf } from '../../links/proof-of.ts';
import { openLink, redeemOnce } from '../../links/redeem-link.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { linkMessage } from '../../messages/templates.ts';
import { startSession } from '../../sessions/start-session.ts';
import { inTransaction } from '../../store/statement.ts';
import type { Endpoint, EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields } from '../../wire/fields.ts';
import { storeMagicLink } from './store-magic-link.ts';

const METHOD = { method: 'magiclink', kind: 'magiclink' } as const;

/** Sends a link that signs in or up, without revealing which. */
function send(flow: LinkFlow, delivery: DeliveryMethod): Endpoint['run'] {
  return async (context, call) => {
    const { loginId, URI, user, loginOptions } = parseFields(LinkBody, call.body);
    const target = linkTarget(context, URI, 'URI');
    const request = { flow, delivery, loginId, newUser: user, options: loginOptions };
    const { grant, purpose, asked } = await planLink(context, call, request);
    const seconds = context.settings.linkTtlSeconds;
    const link = await inTransaction(context.pool, async (client) => {
      await noteLinkAsked(context, client, { call, method: METHOD.method, grant });
      return storeMagicLink(context, client, { grant, target, seconds });
    });
    const { templateOptions } = loginOptions;
    const letter = linkMessage({
      link,
      minutes: seconds / 60,
      purpose,
      templateOptions,
      productName: context.settings.productName,
    });
    await deliverLink(context, call, { ...METHOD, grant, letter });
    return { body: maskedAddress(asked, delivery) };
  };
}

async function updateEmail(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { email, ...body } = parseFields(EmailChangeBody, call.body);
  return update(context, call, { ...body, address: email, delivery: 'email' });
}

function updatePhone(delivery: DeliveryMethod): Endpoint['run'] {
  return async (context, call) => {
    const { phone, ...body } = parseFields(PhoneChangeBody, call.body);
    return update(context, call, { ...body, address: phone, delivery });
  };
}

interface Update {
  loginId: string;
  URI?: string | undefined;
  addToLoginIDs?: boolean | undefined;
  templateOptions?: Record<string, unknown> | undefined;
  address: string;
  delivery: DeliveryMethod;
}

/** Sends a link to an address that the signed-in user wants as theirs. */
async function update(context: IdentityContext, call: WireCall, body: Update): Promise<WireReply> {
  const { loginId, URI, addToLoginIDs, templateOptions, address, delivery } = body;
  const target = linkTarget(context, URI, 'URI');
  const seconds = context.settings.linkTtlSeconds;
  const isLoginIdAdded = addToLoginIDs ?? false;
  const change = { loginId, delivery, address, isLoginIdAdded };
  const { grant, stored: link } = await planAddressChange(
    context,
    call,
    change,
    async (client, planned) => storeMagicLink(context, client, { grant: planned, target, seconds }),
  );
  const letter = linkMessage({
    link,
    minutes: seconds / 60,
    purpose: 'address',
    templateOptions,
    productName: context.settings.productName,
  });
  await deliverLink(context, call, { ...METHOD, grant, letter });
  return { body: maskedAddress(address, delivery) };
}

/** Signs in whoever opened a link that was sent to them, once. */
async function verify(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { token } = parseFields(TokenBody, call.body);
  const link = await openLink(context, token, 'magiclink');
  const { delivery, options, trustedClaims } = link.terms;
  const signIn = {
    method: METHOD.method,
    amr: proofOf(delivery),
    options,
    ...(trustedClaims ? { trusted: { claims: trustedClaims, isForBrowser: true } } : {}),
  };
  if (link.userId !== null) {
    return startSession(context, call, {
      ...signIn,
      userId: link.userId,
      isProven: async (client, revoke) => {
        await redeemOnce(context, { client, revoke, call }, link);
        return true;
      },
    });
  }
  const userId = await context.revocations.transaction((client, revoke) =>
    redeemOnce(context, { client, revoke, call }, link),
  );
  return startSession(context, call, { ...signIn, userId });
}

const project = { method: 'POST', access: 'project' } as const;
const PATH = '/v1/auth/magiclink';
/** A voice cannot say a link. */
const DELIVERIES = ['email', 'sms', 'whatsapp'] as const;
const PHONE_DELIVERIES = ['sms', 'whatsapp', 'im'] as const;

const SENDING = DELIVERIES.flatMap((delivery): Endpoint[] => [
  {
    ...project,
    effect: 'sign-in',
    path: `${PATH}/signin/${delivery}`,
    run: send('signIn', delivery),
  },
  {
    ...project,
    effect: 'sign-up',
    path: `${PATH}/signup/${delivery}`,
    run: send('signUp', delivery),
  },
  {
    ...project,
    effect: 'sign-in',
    path: `${PATH}/signup-in/${delivery}`,
    run: send('signUpOrIn', delivery),
  },
]);

export const endpoints: EndpointGroup = [
  ...SENDING,
  { ...project, effect: 'sign-in', path: `${PATH}/verify`, run: verify },
  { ...project, effect: 'change', path: `${PATH}/update/email`, run: updateEmail },
  ...PHONE_DELIVERIES.map((delivery): Endpoint => ({
    ...project,
    effect: 'change',
    path: `${PATH}/update/phone/${delivery}`,
    run: updatePhone(delivery),
  })),
];
