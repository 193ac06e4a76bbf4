import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  emailText,
  optionalEmail,
  optionalPhone,
  optionalText,
  parseFields,
  requiredText,
} from './fields.ts';
import { WireError } from './wire-error.ts';

function faultOf(schema: z.ZodType, value: unknown): string | null {
  try {
    parseFields(schema, value);
    return null;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return `${error.status} ${error.code} ${error.message}`;
  }
}

const schema = z.object({ loginId: requiredText('loginId') });

test.each([
  [{}, '"loginId" must be a string'],
  [undefined, '"loginId" must be a string'],
  [{ loginId: 7 }, '"loginId" must be a string'],
  [{ loginId: { $ne: '' } }, '"loginId" must be a string'],
  [{ loginId: '' }, '"loginId" must not be empty'],
  [{ loginId: 'x'.repeat(1001) }, '"loginId" must have at most 1000 characters'],
  [{ loginId: 'ada', fpData: { vsid: '1' } }, null],
])('%j', (body, message) => {
  expect(faultOf(schema, body)).toBe(message && `400 E011003 ${message}`);
});

test('addresses and numbers have the messages of the client library', () => {
  expect(faultOf(z.object({ email: emailText('email') }), { email: 'bad' })).toBe(
    '400 E011003 "bad" is not a valid email',
  );
  expect(faultOf(z.object({ phone: optionalPhone }), { phone: '123' })).toBe(
    '400 E011003 "123" is not a valid phone number',
  );
  expect(faultOf(z.object({ phone: optionalPhone }), { phone: '+4912345' })).toBeNull();
});

test('null, empty and absent are the same for what may be left out', () => {
  const optional = z.object({ email: optionalEmail, name: optionalText('name') });
  for (const email of [undefined, null, '']) {
    expect(parseFields(optional, { email, name: null })).toEqual({});
  }
});
