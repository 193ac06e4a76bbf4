import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SessionFacts } from './session-facts.ts';
import {
  firstStep,
  isOutside,
  nextStep,
  stepOfSession,
  type SignInEvent,
  type Step,
} from './sign-in-machine.ts';

const IDENTIFY: Step = { name: 'identify' };

function facts(change: Partial<SessionFacts> = {}): SessionFacts {
  const plain = { hasTotp: false, methods: ['pwd'], tenantIds: ['T1'], tenantId: 'T1' };
  return { loginId: 'dana@northwind.example', ...plain, ...change };
}
const after = (event: SignInEvent) => nextStep(IDENTIFY, event).name;

test('a plain sign-in enters at once', () => {
  expect(after({ type: 'signedIn', facts: facts() })).toBe('entered');
  expect(after({ type: 'signedIn', facts: facts({ tenantId: null }) })).toBe('entered');
});

test('an authenticator app is asked for, unless a second factor was given already', () => {
  const hasTotp = true;
  expect(after({ type: 'signedIn', facts: facts({ hasTotp }) })).toBe('secondFactor');
  expect(after({ type: 'signedIn', facts: facts({ hasTotp, methods: ['webauthn'] }) })).toBe(
    'entered',
  );
  expect(after({ type: 'factorPassed', facts: facts({ hasTotp }) })).toBe('entered');
});

test('a reset or an invitation leads to a new password, then to the tenant', () => {
  const all = facts({ tenantIds: ['T1', 'T2'], tenantId: null });
  expect(nextStep(IDENTIFY, { type: 'signedIn', facts: all, purpose: 'invite' })).toEqual({
    name: 'newPassword',
    reason: 'invite',
    facts: all,
  });
  expect(after({ type: 'passwordSet', facts: all })).toBe('tenant');
  expect(after({ type: 'tenantChosen' })).toBe('entered');
});

test('a person who has a password accepts an invitation without choosing another one', () => {
  const known = facts({ hasPassword: true });
  expect(after({ type: 'signedIn', facts: known, purpose: 'invite' })).toBe('entered');
  expect(after({ type: 'signedIn', facts: known, purpose: 'reset' })).toBe('newPassword');
});

test('an account with an authenticator app is asked for its code before the new password', () => {
  const half = facts({ hasTotp: true, methods: ['email'] });
  const asked = nextStep(IDENTIFY, { type: 'signedIn', facts: half, purpose: 'reset' });
  expect(asked).toEqual({ name: 'secondFactor', facts: half, before: 'reset' });
  const whole = facts({ hasTotp: true, methods: ['email', 'totp', 'mfa'] });
  const expected = { name: 'newPassword', reason: 'reset', facts: whole };
  expect(nextStep(asked, { type: 'factorPassed', facts: whole })).toEqual(expected);
  const recovery: Step = { name: 'recovery', facts: half, before: 'reset' };
  expect(nextStep(recovery, { type: 'factorPassed', facts: whole })).toEqual(expected);
});

test('nobody without a tenant gets in', () => {
  expect(after({ type: 'signedIn', facts: facts({ tenantIds: [], tenantId: null }) })).toBe(
    'noTenant',
  );
});

test('a token that tells no tenants is left to the server to judge', () => {
  expect(after({ type: 'signedIn', facts: facts({ tenantIds: null, tenantId: null }) })).toBe(
    'entered',
  );
});

test('an app that is set up never goes unasked for, whatever the rest', () => {
  const anyFacts = fc.record({
    loginId: fc.string(),
    hasTotp: fc.constant(true),
    methods: fc.subarray(['pwd', 'email', 'sms', 'oauth', 'fed']),
    tenantIds: fc.option(fc.array(fc.string())),
    tenantId: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('signedIn', 'passwordSet'), (known, type) => {
      expect(nextStep(IDENTIFY, { type, facts: known }).name).toBe('secondFactor');
    }),
  );
});

test('landings lead to their steps', () => {
  expect(firstStep({ kind: 'none' })).toEqual(IDENTIFY);
  expect(firstStep({ kind: 'exchange', via: 'sso', code: 'C' }).name).toBe('exchange');
  expect(firstStep({ kind: 'refused', text: 'x' }).name).toBe('refused');
  expect(firstStep({ kind: 'link', token: 'T', purpose: 'reset' }).name).toBe('openLink');
});

test('who has a session goes on, unless the server misses something in it', () => {
  expect(stepOfSession(facts(), null).name).toBe('entered');
  expect(stepOfSession(facts(), 'second-factor').name).toBe('checkFactor');
  expect(stepOfSession(facts(), 'tenant').name).toBe('noTenant');
  const several = facts({ tenantIds: ['T1', 'T2'], tenantId: null });
  expect(stepOfSession(several, null)).toEqual({ name: 'tenant', tenantIds: ['T1', 'T2'] });
  expect(stepOfSession({ ...several, tenantId: 'T1' }, 'tenant').name).toBe('tenant');
});

test('only steps before a session are left when one appears by itself', () => {
  expect(isOutside(IDENTIFY)).toBe(true);
  expect(isOutside({ name: 'secondFactor', facts: facts() })).toBe(false);
  expect(isOutside({ name: 'newPassword', reason: 'reset', facts: facts() })).toBe(false);
});
