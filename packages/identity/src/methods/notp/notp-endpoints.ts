import { toBuffer } from 'qrcode';
import { z } from 'zod';
import type { IdentityContext } from '../../identity-context.ts';
import { collectSession } from '../../links/collect-session.ts';
import { noteLinkAsked } from '../../links/deliver-link.ts';
import { insertLink } from '../../links/link-store.ts';
import { secretHash } from '../../crypto/one-time-secret.ts';
import { newLinkToken } from '../../links/link-token.ts';
import { insertPending } from '../../links/pending-store.ts';
import type { LinkFlow } from '../../links/plan-link.ts';
import { proofOf } from '../../links/proof-of.ts';
import { isReachable } from '../../links/recipient.ts';
import { letterOf, type Letter } from '../../messages/letter.ts';
import { notpMessage } from '../../messages/templates.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { inTransaction } from '../../store/statement.ts';
import { NewUserBody } from '../../users/new-user-body.ts';
import { normaliseLoginId } from '../../users/user-store.ts';
import type { Endpoint, EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { invalid, notServed, WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { newNotpCode } from './notp-code.ts';
import { planNotp } from './plan-notp.ts';
import { receiveNotp } from './receive-notp.ts';

const METHOD = 'notp';
const DELIVERY = 'whatsapp';
/** A message sent in its last second still works. */
const POLL_AFTER_MS = 60_000;

const StartBody = z.object({
  loginId: optionalText('loginId'),
  user: NewUserBody,
  loginOptions: LoginOptionsBody,
});

/** Returns the message that the person sends from their phone; the screen then waits for it. */
function start(flow: LinkFlow): Endpoint['run'] {
  return async (context, call) => {
    const body = parseFields(StartBody, call.body);
    requireReceiver(context);
    const loginId = normaliseLoginId(body.loginId ?? '');
    const grant = await planNotp(context, call, {
      flow,
      loginId,
      newUser: body.user,
      options: body.loginOptions,
    });
    const code = newNotpCode();
    const pendingRef = await inTransaction(context.pool, async (client) => {
      await noteLinkAsked(context, client, { call, method: METHOD, grant });
      const pending = newLinkToken();
      const expiresAt = new Date(context.clock() + context.settings.linkTtlSeconds * 1000);
      await insertPending(client, {
        hash: pending.hash,
        method: METHOD,
        amr: proofOf(DELIVERY),
        options: body.loginOptions,
        expiresAt: new Date(expiresAt.getTime() + POLL_AFTER_MS),
      });
      const hash = secretHash(code);
      await insertLink(client, {
        ...grant,
        hash,
        kind: METHOD,
        pendingHash: pending.hash,
        expiresAt,
      });
      return pending.token;
    });
    showDeveloper(context, loginId, code);
    const number = context.settings.notpNumber.replaceAll(/\D/g, '');
    const redirectUrl = `https://wa.me/${number}?text=${code}`;
    const image = (await toBuffer(redirectUrl, { type: 'png' })).toString('base64');
    return { body: { pendingRef, redirectUrl, image } };
  };
}

function requireReceiver({ settings }: IdentityContext): void {
  if (settings.notpNumber !== '' || settings.isDevelopment) return;
  const text = 'Nothing is set up here to receive WhatsApp messages';
  throw new WireError(400, WIRE_CODES.badRequest, text);
}

/** Without a receiving number, the catcher has the text for developers. */
function showDeveloper(context: IdentityContext, loginId: string, code: string): void {
  const { settings, messages, wireOrigin } = context;
  if (settings.notpNumber !== '' || !messages.canSend(DELIVERY)) return;
  const link = `${wireOrigin}/v1/auth/notp/approve?t=${code}`;
  const isPhone = isReachable(loginId, DELIVERY);
  const letter: Letter = isPhone
    ? notpMessage({
        link,
        minutes: settings.linkTtlSeconds / 60,
        productName: settings.productName,
      })
    : letterOf('WhatsApp sign-in', [
        'To continue the sign-in, send this text from your phone:',
        { strong: code },
        'Report it with POST /v1/mgmt/notp/received {"from", "text"} and the management key.',
      ]);
  void messages.deliver({
    method: DELIVERY,
    to: isPhone ? loginId : 'any',
    kind: METHOD,
    ...letter,
  });
}

/** Is in for the message of the phone that was named. Only in development: a preview opens links. */
async function approve(context: IdentityContext, call: WireCall): Promise<WireReply> {
  if (!context.settings.isDevelopment) throw notServed();
  const { t } = parseFields(z.object({ t: requiredText('t') }), call.query);
  return { body: { approved: await receiveNotp(context, call, { from: null, text: t }) } };
}

const ReceivedBody = z.object({ from: requiredText('from'), text: requiredText('text') });

/** For the webhook of the WhatsApp number: someone sent it a message. Others than ours change nothing. */
async function received(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { from, text } = parseFields(ReceivedBody, call.body);
  // WhatsApp itself leaves the plus sign out.
  const phone = `+${from.replaceAll(/\D/g, '')}`;
  if (!isReachable(phone, DELIVERY)) throw invalid(`"${from}" is not a valid phone number`);
  return { body: { approved: await receiveNotp(context, call, { from: phone, text }) } };
}

const project = { method: 'POST', access: 'project' } as const;
const PATH = '/v1/auth/notp';

export const endpoints: EndpointGroup = [
  {
    ...project,
    effect: 'sign-in',
    path: `${PATH}/whatsapp/signin`,
    isGuessable: true,
    run: start('signIn'),
  },
  {
    ...project,
    effect: 'sign-up',
    path: `${PATH}/whatsapp/signup`,
    isGuessable: true,
    run: start('signUp'),
  },
  {
    ...project,
    effect: 'sign-in',
    path: `${PATH}/whatsapp/signup-in`,
    isGuessable: true,
    run: start('signUpOrIn'),
  },
  { ...project, effect: 'sign-in', path: `${PATH}/pending-session`, run: collectSession(METHOD) },
  { method: 'GET', effect: 'sign-in', path: `${PATH}/approve`, access: 'public', run: approve },
  { method: 'POST', path: '/v1/mgmt/notp/received', access: 'management', run: received },
];
