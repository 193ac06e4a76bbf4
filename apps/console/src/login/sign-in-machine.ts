import type { LoginMethod } from '@waybill/contract';
import type { Landing, LinkPurpose } from '../app/session/landing.ts';
import type { LoginReason } from '../app/session/return-to.ts';
import { hasSecondFactor, type SessionFacts } from './session-facts.ts';

/** Why a followed link leads to a password form before the console. */
type PasswordReason = 'reset' | 'invite';

/** An action by someone else, elsewhere, for which this page waits. */
export interface Waiting {
  pendingRef: string;
  /** Moment, in epoch milliseconds, after which waiting is of no use. */
  endsAt: number;
}

/** State of the sign-in page. Every step has only its own data. */
export type Step =
  | { name: 'identify' }
  | { name: 'code'; method: LoginMethod; loginId: string; sentTo: string }
  | { name: 'linkSent'; purpose: 'signIn' | 'reset'; loginId: string; sentTo: string }
  | { name: 'enchanted'; loginId: string; sentTo: string; linkId: string; waiting: Waiting }
  | { name: 'qr'; loginId: string; image: string; address: string; waiting: Waiting }
  | { name: 'replacePassword'; loginId: string; oldPassword: string }
  /** The account has an authenticator app: its code comes before the new password is set. */
  | { name: 'replaceWithApp'; loginId: string; oldPassword: string; password: string }
  | { name: 'exchange'; via: 'oauth' | 'sso'; code: string }
  | { name: 'refused'; text: string }
  | { name: 'openLink'; token: string; purpose: LinkPurpose }
  | { name: 'linkFailed'; purpose: LinkPurpose; message: string }
  | { name: 'linkDone' }
  | { name: 'newPassword'; reason: PasswordReason; facts: SessionFacts }
  /** The server requires a second factor; whether the account has one is not known yet. */
  | { name: 'checkFactor'; facts: SessionFacts }
  /** `before`: a new password is chosen after it. */
  | { name: 'secondFactor'; facts: SessionFacts; before?: PasswordReason }
  | { name: 'recovery'; facts: SessionFacts; before?: PasswordReason }
  | { name: 'enrol'; facts: SessionFacts }
  | { name: 'tenant'; tenantIds: readonly string[] }
  | { name: 'noTenant' }
  | { name: 'entered' };

export type SignInEvent =
  | { type: 'moved'; step: Step }
  | { type: 'startedOver' }
  /** A session exists. `for` is the purpose of the link that created it. */
  | { type: 'signedIn'; facts: SessionFacts; purpose?: LinkPurpose }
  | { type: 'passwordSet'; facts: SessionFacts }
  /** The second factor, or its substitute, was provided. */
  | { type: 'factorPassed'; facts: SessionFacts }
  | { type: 'tenantChosen' };

/** The step that a landing starts with. */
export function firstStep(landing: Landing): Step {
  switch (landing.kind) {
    case 'exchange':
      return { name: 'exchange', via: landing.via, code: landing.code };
    case 'refused':
      return { name: 'refused', text: landing.text };
    case 'link':
      return { name: 'openLink', token: landing.token, purpose: landing.purpose };
    case 'none':
    case 'setUp':
      return { name: 'identify' };
  }
}

/**
 * The step for someone with a session. `second-factor` and `tenant` are what the server requires;
 * entering anyway would return here.
 */
export function stepOfSession(facts: SessionFacts, reason: LoginReason): Step {
  if (reason === 'second-factor') return { name: 'checkFactor', facts };
  if (reason !== 'tenant') return afterFactor(facts);
  const tenantIds = facts.tenantIds ?? [];
  return tenantIds.length > 1 ? { name: 'tenant', tenantIds } : { name: 'noTenant' };
}

/** The step after an event. Pure: the steps make calls and report the result. */
export function nextStep(step: Step, event: SignInEvent): Step {
  switch (event.type) {
    case 'moved':
      return event.step;
    case 'startedOver':
      return { name: 'identify' };
    case 'signedIn':
      return afterSignIn(event.facts, event.purpose);
    case 'passwordSet':
      return afterPassword(event.facts);
    case 'factorPassed':
      return 'before' in step && step.before !== undefined
        ? { name: 'newPassword', reason: step.before, facts: event.facts }
        : afterFactor(event.facts);
    case 'tenantChosen':
      return { name: 'entered' };
  }
}

function afterSignIn(facts: SessionFacts, purpose: LinkPurpose | undefined): Step {
  if (purpose !== 'reset' && purpose !== 'invite') return afterPassword(facts);
  // A person of another organization joins with their existing account.
  if (purpose === 'invite' && facts.hasPassword === true) return afterPassword(facts);
  // The provider requires the authenticator app's code before setting a password.
  if (isFactorMissing(facts)) return { name: 'secondFactor', facts, before: purpose };
  return { name: 'newPassword', reason: purpose, facts };
}

function afterPassword(facts: SessionFacts): Step {
  return isFactorMissing(facts) ? { name: 'secondFactor', facts } : afterFactor(facts);
}

function isFactorMissing({ hasTotp, methods }: SessionFacts): boolean {
  return hasTotp && !hasSecondFactor(methods);
}

function afterFactor({ tenantIds, tenantId }: SessionFacts): Step {
  if (tenantId !== null || tenantIds === null) return { name: 'entered' };
  if (tenantIds.length === 0) return { name: 'noTenant' };
  return tenantIds.length > 1 ? { name: 'tenant', tenantIds } : { name: 'entered' };
}

/** Steps during which a session that appears independently (in another tab, say) is simply entered. */
export function isOutside(step: Step): boolean {
  return ['identify', 'code', 'linkSent', 'refused', 'linkFailed'].includes(step.name);
}
