import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { linkTarget } from '../links/link-address.ts';
import type { LinkGrant } from '../links/link-store.ts';
import { recipientOf } from '../links/recipient.ts';
import { DELIVERY_METHODS, type DeliveryMethod } from '../messages/message.ts';
import { storeEnchantedLinks } from '../methods/enchanted-link/enchanted-store.ts';
import { storeMagicLink } from '../methods/magic-link/store-magic-link.ts';
import { issueCode } from '../one-time-code/one-time-code.ts';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { inTransaction } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { userByLoginId } from '../users/user-store.ts';
import type { Endpoint, EndpointGroup, WireCall } from '../wire/endpoint.ts';
import { optionalText, parseFields, requiredText } from '../wire/fields.ts';
import { notServed, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { userNotFound } from './change-user.ts';

const GenerateBody = z.object({
  deliveryMethod: z
    .enum(DELIVERY_METHODS, { error: '"deliveryMethod" is not a delivery method' })
    .nullish()
    .transform((method): DeliveryMethod => method ?? 'email'),
  loginId: requiredText('loginId'),
  URI: optionalText('URI'),
  loginOptions: LoginOptionsBody,
});

interface Generation extends z.infer<typeof GenerateBody> {
  user: User;
  /** Where the message would have gone. */
  address: string;
}

/** Serves a test user's messages. 404 where real people sign in. */
function generate(
  make: (context: IdentityContext, generation: Generation) => Promise<object>,
): Endpoint['run'] {
  return async (context: IdentityContext, call: WireCall) => {
    if (!context.settings.isDevelopment) throw notServed();
    const body = parseFields(GenerateBody, call.body);
    const user = await userByLoginId(context.pool, body.loginId);
    if (!user) throw userNotFound();
    if (!user.isTest) {
      throw new WireError(400, WIRE_CODES.invalidArguments, 'The user is not a test user');
    }
    const address = recipientOf(body.loginId, body.deliveryMethod, user) ?? '';
    const made = await make(context, { ...body, user, address });
    return { body: { loginId: body.loginId, ...made } };
  };
}

function grantOf({ user, deliveryMethod, address, loginOptions }: Generation): LinkGrant {
  const terms = { delivery: deliveryMethod, address, options: loginOptions };
  return { purpose: 'signIn', userId: user.userId, terms };
}

async function code(context: IdentityContext, generation: Generation): Promise<object> {
  const { user, deliveryMethod: method, address: to, loginOptions } = generation;
  const { userId } = user;
  const content = { kind: 'signIn', userId, to, options: loginOptions } as const;
  return { code: await issueCode(context, context.pool, { subject: { userId }, method, content }) };
}

async function magicLink(context: IdentityContext, generation: Generation): Promise<object> {
  const grant = grantOf(generation);
  const target = linkTarget(context, generation.URI, 'URI');
  const seconds = context.settings.linkTtlSeconds;
  return { link: await storeMagicLink(context, context.pool, { grant, target, seconds }) };
}

async function enchantedLink(context: IdentityContext, generation: Generation): Promise<object> {
  const grant = grantOf({ ...generation, deliveryMethod: 'email' });
  const target = linkTarget(context, generation.URI, 'URI');
  const { pendingRef, linkId, links } = await inTransaction(context.pool, (client) =>
    storeEnchantedLinks(context, client, { grant, target }),
  );
  return { link: links.find(({ number }) => number === linkId)?.link ?? '', linkId, pendingRef };
}

const key = { method: 'POST', access: 'management' } as const;
const PATH = '/v1/mgmt/tests/generate';

export const endpoints: EndpointGroup = [
  { ...key, path: `${PATH}/otp`, run: generate(code) },
  { ...key, path: `${PATH}/magiclink`, run: generate(magicLink) },
  { ...key, path: `${PATH}/enchantedlink`, run: generate(enchantedLink) },
];
