import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { oidcSettings } from './configure-oidc.ts';
import { OidcBody } from './sso-bodies.ts';
import type { SsoConfiguration } from './sso-configuration.ts';

const context = { publicOrigins: new Set(['https://console.test']), settings: DEFAULT_SETTINGS };
const given = { clientId: 'c', issuer: 'https://issuer.example', clientSecret: 'the secret' };

const fields = (values: object) => OidcBody.shape.settings.parse(values);

const secretAfter = (change: object): string | undefined => {
  const settings = oidcSettings(context, fields(given), null);
  const head = { tenantId: 'acme', ssoId: 'default', displayName: '', domains: [] };
  const before: SsoConfiguration = { ...head, settings };
  const after = oidcSettings(context, fields({ ...given, clientSecret: '', ...change }), before);
  return after.kind === 'oidc' ? after.oidc.clientSecret : undefined;
};

test('a secret that is left out stays', () => {
  expect(secretAfter({})).toBe('the secret');
});

test('a secret does not go to another address, nor to another client', () => {
  expect(secretAfter({ issuer: 'https://elsewhere.example' })).toBeUndefined();
  expect(secretAfter({ tokenUrl: 'https://elsewhere.example/token' })).toBeUndefined();
  expect(secretAfter({ clientId: 'other' })).toBeUndefined();
});

test('a provider without addresses is refused', () => {
  const { issuer: _issuer, ...rest } = given;
  expect(() => oidcSettings(context, fields(rest), null)).toThrow('needed');
  const half = fields({ ...rest, authUrl: 'https://a.example' });
  expect(() => oidcSettings(context, half, null)).toThrow('needed');
});
