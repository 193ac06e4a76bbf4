import { textOf } from '@waybill/ui';
import type { LoginMethod } from '@waybill/contract';
import { markAway } from './away-mark.ts';
import { codeChannel } from './login-methods.ts';
import { ownAddress } from './own-address.ts';
import { askProvider, callProvider, type Outcome, type SignInTools } from './provider-call.ts';
import { factsOf } from './session-facts.ts';
import { formFailure, PASSWORD_EXPIRED } from './sign-in-error.ts';
import type { Step, Waiting } from './sign-in-machine.ts';
import type { Answer, CodeChannel } from './sign-in-sdk.ts';
import { loginText } from './login.text.ts';

/** Milliseconds after which a link in a mail or a WhatsApp message is waited for no longer. */
export const WAIT_MS = 600_000;

export interface MethodInput {
  /** Empty if the method needs none. */
  loginId: string;
  password?: string;
  /** Name of the OAuth provider. */
  provider?: string;
}

/** Starts a sign-in: some methods are then complete, others wait in the next step. */
export async function startMethod(
  tools: SignInTools,
  method: LoginMethod,
  input: MethodInput,
): Promise<Outcome> {
  const channel = codeChannel(method);
  if (channel !== null) return sendCode(tools, { method, channel, loginId: input.loginId });
  switch (method) {
    case 'password':
      return signInByPassword(tools, input.loginId, input.password ?? '');
    case 'passkey':
      return signInByPasskey(tools, input.loginId);
    case 'magic_link':
      return sendMagicLink(tools, input.loginId);
    case 'enchanted_link':
      return sendEnchantedLink(tools, input.loginId);
    case 'whatsapp_link':
      return showQr(tools, input.loginId);
    case 'sso':
      return goAway(tools, () =>
        tools.sdk.saml.start(input.loginId, ownAddress(tools.origin, { ...tools, via: 'sso' })),
      );
    case 'oauth':
    default:
      return goAway(tools, () =>
        tools.sdk.oauth.start(
          input.provider ?? '',
          ownAddress(tools.origin, { ...tools, via: 'oauth' }),
        ),
      );
  }
}

const to = (step: Step): Outcome => ({ event: { type: 'moved', step } });

async function signInByPassword(
  { sdk }: SignInTools,
  loginId: string,
  password: string,
): Promise<Outcome> {
  const result = await askProvider('password', () => sdk.password.signIn(loginId, password));
  if ('data' in result) {
    return { event: { type: 'signedIn', facts: factsOf(result.data, loginId) } };
  }
  const isTemporary = result.failure.code === PASSWORD_EXPIRED;
  return isTemporary ? to({ name: 'replacePassword', loginId, oldPassword: password }) : result;
}

async function signInByPasskey({ sdk }: SignInTools, loginId: string): Promise<Outcome> {
  const result = await askProvider('passkey', () => sdk.webauthn.signIn(loginId));
  if ('failure' in result) return result;
  return { event: { type: 'signedIn', facts: factsOf(result.data, loginId) } };
}

async function sendCode(
  { sdk }: SignInTools,
  { method, channel, loginId }: { method: LoginMethod; channel: CodeChannel; loginId: string },
): Promise<Outcome> {
  const result = await callProvider('send', () => sdk.otp.signIn[channel](loginId));
  if ('failure' in result) return result;
  const sentTo = result.data?.maskedEmail ?? result.data?.maskedPhone ?? loginId;
  return to({ name: 'code', method, loginId, sentTo });
}

async function sendMagicLink(
  { sdk, origin, target }: SignInTools,
  loginId: string,
): Promise<Outcome> {
  const address = ownAddress(origin, { target });
  const result = await callProvider('send', () => sdk.magicLink.signIn.email(loginId, address));
  if ('failure' in result) return result;
  const sentTo = result.data?.maskedEmail ?? loginId;
  return to({ name: 'linkSent', purpose: 'signIn', loginId, sentTo });
}

async function sendEnchantedLink(tools: SignInTools, loginId: string): Promise<Outcome> {
  const address = ownAddress(tools.origin, { target: tools.target, via: 'enchanted' });
  const result = await askProvider('send', () => tools.sdk.enchantedLink.signIn(loginId, address));
  if ('failure' in result) return result;
  const { pendingRef, linkId, maskedEmail } = result.data;
  const waiting = waitFor(tools, pendingRef);
  return to({ name: 'enchanted', loginId, sentTo: maskedEmail || loginId, linkId, waiting });
}

async function showQr(tools: SignInTools, loginId: string): Promise<Outcome> {
  const result = await askProvider('send', () => tools.sdk.notp.signIn(loginId));
  if ('failure' in result) return result;
  const { pendingRef, redirectUrl: address, image } = result.data;
  return to({ name: 'qr', loginId, image, address, waiting: waitFor(tools, pendingRef) });
}

function waitFor({ now }: SignInTools, pendingRef: string): Waiting {
  return { pendingRef, endsAt: now() + WAIT_MS };
}

/** Requests the other provider's page, and goes there. */
async function goAway(
  { browser }: SignInTools,
  start: () => Promise<Answer<{ url?: string }>>,
): Promise<Outcome> {
  const result = await askProvider('other', start);
  if ('failure' in result) return result;
  const { url = '' } = result.data;
  if (!/^https?:\/\//i.test(url)) return { failure: formFailure(textOf(loginText).noPage) };
  markAway(browser);
  return { leaveTo: url };
}

/** Sends a mail with a link to choose a new password. */
export async function sendReset(
  { sdk, origin, target }: SignInTools,
  loginId: string,
): Promise<Outcome> {
  const address = ownAddress(origin, { target, for: 'reset' });
  const result = await callProvider('send', () => sdk.password.sendReset(loginId, address));
  if ('failure' in result) return result;
  const sentTo = result.data?.maskedEmail ?? loginId;
  return to({ name: 'linkSent', purpose: 'reset', loginId, sentTo });
}
