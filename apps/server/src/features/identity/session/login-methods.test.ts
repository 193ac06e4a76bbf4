import { expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { loginMethods, oauthButtons } from './login-methods.ts';

const PROVIDERS = JSON.stringify({
  google: { clientId: 'g', clientSecret: 's' },
  corp: { clientId: 'c', clientSecret: 's', issuer: 'https://idp.example', label: 'Our company' },
  plain: { clientId: 'c', clientSecret: 's', issuer: 'https://idp.example' },
});

const methodsOf = (environment: NodeJS.ProcessEnv) => loginMethods(readConfig(environment));

test('the screen offers what the configuration can do', () => {
  expect(methodsOf({})).toEqual(['password', 'passkey', 'sso']);
  const mail = ['password', 'passkey', 'magic_link', 'email_code', 'sso'];
  expect(methodsOf({ SMTP_URL: 'smtp://m', MAIL_FROM: 'w@example.com' })).toEqual(mail);
  expect(methodsOf({ WAYBILL_IDENTITY_DEV: '1' })).toEqual(mail);
  expect(methodsOf({ IDENTITY_OAUTH_PROVIDERS: PROVIDERS })).toContain('oauth');
});

test('what the operator lists is offered, in that order and once', () => {
  expect(methodsOf({ LOGIN_METHODS: 'sso,password,sso' })).toEqual(['sso', 'password']);
});

test('of a hosted provider only the operator knows more', () => {
  const hosted = {
    IDENTITY_MODE: 'hosted',
    DESCOPE_PROJECT_ID: 'P1',
    DESCOPE_MANAGEMENT_KEY: 'K-of-sixteen-characters',
  };
  expect(methodsOf(hosted)).toEqual(['password']);
  expect(methodsOf({ ...hosted, LOGIN_METHODS: 'sms_code,oauth' })).toEqual(['sms_code', 'oauth']);
});

test('a button says what the provider is called', () => {
  expect(oauthButtons(readConfig({ IDENTITY_OAUTH_PROVIDERS: PROVIDERS }))).toEqual([
    { name: 'google', label: 'Google' },
    { name: 'corp', label: 'Our company' },
    { name: 'plain', label: 'plain' },
  ]);
});
