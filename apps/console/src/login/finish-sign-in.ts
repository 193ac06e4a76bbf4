import type { LinkPurpose } from '../app/session/landing.ts';
import { askProvider, callProvider, type Outcome, type SignInTools } from './provider-call.ts';
import { factsOf, type SessionFacts } from './session-facts.ts';
import type { SignInDeed } from './sign-in-error.ts';
import type { Answer, CodeChannel, SignedIn } from './sign-in-sdk.ts';

type Tools = Pick<SignInTools, 'sdk'>;

async function signIn(
  deed: SignInDeed,
  loginId: string,
  call: () => Promise<Answer<SignedIn>>,
): Promise<Outcome> {
  const result = await askProvider(deed, call);
  if ('failure' in result) return result;
  return { event: { type: 'signedIn', facts: factsOf(result.data, loginId) } };
}

export function verifyCode(
  { sdk }: Tools,
  { channel, loginId, code }: { channel: CodeChannel; loginId: string; code: string },
): Promise<Outcome> {
  return signIn('code', loginId, () => sdk.otp.verify[channel](loginId, code));
}

/** Exchanges the code of another provider for a session. */
export function exchangeCode({ sdk }: Tools, via: 'oauth' | 'sso', code: string): Promise<Outcome> {
  const { exchange } = via === 'sso' ? sdk.saml : sdk.oauth;
  return signIn('provider', '', () => exchange(code));
}

function replacePassword(
  { sdk }: Tools,
  { loginId, oldPassword, password }: Record<'loginId' | 'oldPassword' | 'password', string>,
): Promise<Outcome> {
  return signIn('other', loginId, () => sdk.password.replace(loginId, oldPassword, password));
}

/** The provider's answer to a change that needs the code of the authenticator app first. */
export const APP_NEEDED = 'E011004';

/** Like `replacePassword`; continues with the authenticator app's code if the account has one. */
export async function replaceOrAskForApp(
  tools: Tools,
  replacement: Record<'loginId' | 'oldPassword' | 'password', string>,
): Promise<Outcome> {
  const outcome = await replacePassword(tools, replacement);
  const isAppNeeded = 'failure' in outcome && outcome.failure.code === APP_NEEDED;
  if (!isAppNeeded) return outcome;
  const { loginId, oldPassword, password } = replacement;
  const step = { name: 'replaceWithApp', loginId, oldPassword, password } as const;
  return { event: { type: 'moved', step } };
}

/** Signs in with the code of the app, and sets the new password in that session. */
export async function replaceWithApp(
  tools: Tools,
  { code, ...replacement }: Record<'loginId' | 'oldPassword' | 'password' | 'code', string>,
): Promise<Outcome> {
  const { loginId } = replacement;
  const result = await askProvider('code', () => tools.sdk.totp.verify(loginId, code));
  if ('failure' in result)
    return { failure: { ...result.failure, at: codeOrForm(result.failure) } };
  return replacePassword(tools, replacement);
}

/** Uses a link from a mail. An enchanted link signs in the page that waits for it, not this one. */
export async function openLink(
  { sdk }: Tools,
  token: string,
  purpose: LinkPurpose,
): Promise<Outcome> {
  if (purpose === 'enchanted') {
    const result = await callProvider('link', () => sdk.enchantedLink.verify(token));
    if ('failure' in result) return linkOutcome(result, purpose);
    return { event: { type: 'moved', step: { name: 'linkDone' } } };
  }
  const result = await askProvider('link', () => sdk.magicLink.verify(token));
  if ('failure' in result) return linkOutcome(result, purpose);
  return { event: { type: 'signedIn', facts: factsOf(result.data, ''), purpose } };
}

/** A refused link is useless; without a response it may still be valid. */
function linkOutcome(
  result: { failure: { message: string; retryAfterSeconds: number; code: string } },
  purpose: LinkPurpose,
): Outcome {
  const { failure } = result;
  const isRefused = failure.code !== '' && failure.code !== 'E130429';
  if (isRefused) {
    const step = { name: 'linkFailed', purpose, message: failure.message } as const;
    return { event: { type: 'moved', step } };
  }
  return { failure: { ...failure, at: 'form' } };
}

/** Chooses a password in the session that a link began. */
export async function setPassword(
  { sdk }: Tools,
  facts: SessionFacts,
  password: string,
): Promise<Outcome> {
  const result = await callProvider('other', () => sdk.password.update(facts.loginId, password));
  return 'failure' in result ? result : { event: { type: 'passwordSet', facts } };
}

/** Adds a passkey in the session that an invitation began. */
export async function addPasskey({ sdk }: Tools, facts: SessionFacts): Promise<Outcome> {
  const result = await callProvider('passkey', () => sdk.webauthn.update(facts.loginId));
  return 'failure' in result ? result : { event: { type: 'passwordSet', facts } };
}

/** Adds the second factor to the session. */
export async function verifyTotp(
  { sdk }: Tools,
  facts: SessionFacts,
  code: string,
): Promise<Outcome> {
  const { loginId } = facts;
  const result = await askProvider('code', () => sdk.totp.verify(loginId, code, { mfa: true }));
  if ('failure' in result)
    return { failure: { ...result.failure, at: codeOrForm(result.failure) } };
  return { event: { type: 'factorPassed', facts: factsOf(result.data, loginId) } };
}

/** An unspecified refusal still concerns the code. */
function codeOrForm(failure: { retryAfterSeconds: number; code: string }): 'code' | 'form' {
  const isAboutCode = failure.code !== '' && failure.code !== 'E130429';
  return isAboutCode ? 'code' : 'form';
}

/** Continues after a recovery code: the token still reports the removed factor. */
export async function renewAfterRecovery({ sdk }: Tools, facts: SessionFacts): Promise<Outcome> {
  const result = await askProvider('other', () => sdk.refresh());
  const now = 'data' in result ? factsOf(result.data, facts.loginId) : facts;
  return { event: { type: 'factorPassed', facts: now } };
}

export async function chooseTenant({ sdk }: Tools, tenantId: string): Promise<Outcome> {
  const result = await callProvider('other', () => sdk.selectTenant(tenantId));
  return 'failure' in result ? result : { event: { type: 'tenantChosen' } };
}
