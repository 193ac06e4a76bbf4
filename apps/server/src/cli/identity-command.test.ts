import { expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { aloneOptions, type IdentityArguments } from './identity-command.ts';

const given = (more: Partial<IdentityArguments> = {}): IdentityArguments => ({
  port: undefined,
  projectId: undefined,
  managementKey: undefined,
  origins: [],
  isStrict: false,
  algorithm: undefined,
  ...more,
});

test('everything may be left out', () => {
  expect(aloneOptions(given())).toEqual({
    port: 0,
    projectId: '',
    managementKey: '',
    origins: [],
    isStrict: false,
    algorithm: undefined,
  });
});

test.each([
  [{ port: 'many' }, '--port'],
  [{ port: '70000' }, '--port'],
  [{ projectId: 'a b' }, '--project-id'],
  [{ managementKey: 'a:b' }, '--management-key'],
  [{ managementKey: 'a.b.c' }, '--management-key'],
  [{ origins: ['http://localhost:1', 'localhost:2'] }, '--origin'],
  [{ origins: ['http://localhost:1/login'] }, '--origin'],
  [{ algorithm: 'HS256' }, '--algorithm'],
])('%j is refused', (more, option) => {
  expect(() => aloneOptions(given(more))).toThrow(CliError);
  expect(() => aloneOptions(given(more))).toThrow(option);
});
