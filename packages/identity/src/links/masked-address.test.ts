import { expect, test } from 'vitest';
import { maskedAddress } from './masked-address.ts';

test.each([
  ['ada@example.com', 'email', { maskedEmail: 'a***@example.com' }],
  ['ada', 'email', { maskedEmail: 'a***' }],
  ['', 'email', { maskedEmail: '***' }],
  ['+15551234567', 'sms', { maskedPhone: '+*******4567' }],
  ['+1555', 'sms', { maskedPhone: '+1555' }],
] as const)('%s by %s', (asked, delivery, masked) => {
  expect(maskedAddress(asked, delivery)).toEqual(masked);
});
