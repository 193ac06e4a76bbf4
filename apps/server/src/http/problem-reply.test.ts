import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { asAppError, isDatabaseUnavailable, problemBody } from './problem-reply.ts';

const withCode = (code: string, more: object = {}): Error =>
  Object.assign(new Error('x'), { code }, more);

test.each([
  [withCode('57P01'), true],
  [withCode('08006'), true],
  [withCode('ECONNREFUSED', { syscall: 'connect' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [withCode('23505'), false],
  [withCode('ENOENT'), false],
  ['57P01', false],
])('%s is the database being away: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});

test('failures become problems of the catalogue, and a bug tells nothing of itself', () => {
  expect(asAppError(withCode('57P01')).code).toBe('service.unavailable');
  for (const full of ['53100', 'ENOSPC', 'EDQUOT']) {
    expect(asAppError(withCode(full)).code).toBe('storage.full');
  }
  expect(asAppError(withCode('FST_ERR_CTP_BODY_TOO_LARGE')).code).toBe('request.too_large');
  expect(asAppError(new SyntaxError('x')).code).toBe('request.body_malformed');
  const bug = asAppError(new Error('secret path and value'));
  expect(problemBody(bug, 'r1')).toEqual({
    type: '/docs/errors#internal',
    title: 'Something went wrong on our side',
    status: 500,
    code: 'internal',
    requestId: 'r1',
  });
});

test('a request that does not fit names each field', () => {
  const result = z.object({ a: z.object({ b: z.number() }) }).safeParse({ a: { b: 'x' } });
  const error = asAppError(result.error);
  expect(problemBody(error, 'r2')).toMatchObject({ status: 400, errors: [{ path: 'a.b' }] });
  expect(asAppError(new AppError('resource.not_found')).code).toBe('resource.not_found');
});
