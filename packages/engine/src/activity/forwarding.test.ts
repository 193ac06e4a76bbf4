import { expect, test } from 'vitest';
import { isStandingForwarding } from './forwarding.ts';

test.each([
  [{ extra: { forwarding: 'rule' }, vendorOperation: 'New-InboxRule' }, true],
  [{ extra: {}, vendorOperation: 'email_forwarding_out_of_domain' }, true],
  [{ extra: {}, vendorOperation: 'EMAIL_FORWARDING_OUT_OF_DOMAIN' }, true],
  [{ extra: {}, vendorOperation: 'New-InboxRule' }, false],
  [{ extra: { target: 'x' }, vendorOperation: 'Send' }, false],
])('%j is standing forwarding: %j', (event, expected) => {
  expect(isStandingForwarding(event)).toBe(expected);
});
