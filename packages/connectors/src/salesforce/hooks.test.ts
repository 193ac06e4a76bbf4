import { expect, test } from 'vitest';
import { auditedUser, hooks } from './hooks.ts';

test.each([
  [
    'For user ann@example.com, the User Verified Email status changed to verified',
    'ann@example.com',
  ],
  ['Set new password for user Ann Lee', 'Ann Lee'],
  ['Created new Customer User Ben Ray', 'Ben Ray'],
  ['Created new user Ben Ray', 'Ben Ray'],
  ['Deactivated user Ben Ray', 'Ben Ray'],
  ['Changed session timeout from 2 hours to 8 hours', null],
  [undefined, null],
  [`For user ${'x'.repeat(5000)}`, null],
])('the person in %j', (display, name) => {
  expect(auditedUser(display)).toBe(name);
});

test.each([
  [{ EVENT_TYPE: 'ReportExport' }, 'ReportExport'],
  [{ EVENT_TYPE: 'BulkApiResultEventStore' }, 'BulkApiResult'],
  [{ EVENT_TYPE: 'PlatformEvent' }, 'PlatformEvent'],
  [{ attributes: { type: 'LoginEventStream' } }, 'Login'],
  [{ attributes: { type: 'ContentTransferEventLog' } }, 'ContentTransfer'],
  [{ attributes: { type: 'LoginHistory' } }, 'LoginHistory'],
  [{ attributes: { type: 7 } }, '7'],
  [{}, null],
])('the type of %j', (record, type) => {
  expect(hooks['event_type']?.(record, record) ?? null).toBe(type);
});

test('a number in the place of the user agent is none', () => {
  expect(hooks['user_agent']?.({ USER_AGENT: '12024001' }, {})).toBeNull();
  expect(hooks['user_agent']?.({ USER_AGENT: 'curl/8.5.0' }, {})).toBe('curl/8.5.0');
});
