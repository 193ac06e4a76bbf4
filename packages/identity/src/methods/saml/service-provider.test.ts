import { expect, test } from 'vitest';
import { ssoCallbackUrl } from '../sso-oidc/open-sso-client.ts';
import { serviceProvider } from './service-provider.ts';

const EU = 'https://eu.waybill.example';

test('other providers send people to where this wire is, which need not be where the console is', () => {
  const context = { wireOrigin: EU, publicOrigin: 'https://waybill.example' };
  const place = { tenantId: 'T/1', ssoId: 'main', settings: null };
  expect(serviceProvider(context, place)).toEqual({
    entityId: `${EU}/v1/auth/saml/sp/T%2F1/main`,
    acsUrl: `${EU}/v1/auth/saml/acs/T%2F1/main`,
  });
  expect(ssoCallbackUrl(context, place)).toBe(`${EU}/v1/auth/sso/oidc/callback/T%2F1/main`);
});
