import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { contentPolicy } from './content-policy.ts';

const HOSTED = {
  IDENTITY_MODE: 'hosted',
  DESCOPE_PROJECT_ID: 'P1',
  DESCOPE_MANAGEMENT_KEY: 'K-of-sixteen-characters',
};
const policyOf = (environment: NodeJS.ProcessEnv) => contentPolicy(readConfig(environment), 'P1');

test('the console talks to its own origin and takes nothing from elsewhere', () => {
  const policy = policyOf({});
  expect(policy['connect-src']).toEqual(["'self'"]);
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect([name, policy[name]]).toEqual([name, ["'none'"]]);
  }
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(JSON.stringify(policy)).not.toMatch(/https?:|unsafe/);
});

test('a provider elsewhere is talked to, and no more', () => {
  expect(policyOf(HOSTED)['connect-src']).toEqual(["'self'", 'https://api.descope.com']);
  const own = policyOf({ ...HOSTED, DESCOPE_BASE_URL: 'https://id.example.com/auth' });
  expect(own['connect-src']).toEqual(["'self'", 'https://id.example.com']);
  expect(own['script-src']).toEqual(["'self'"]);
});

test('a flow opens what it is made of, from where the operator says', () => {
  const flow = { ...HOSTED, LOGIN_FLOW_ID: 'sign-up-or-in' };
  expect(policyOf(flow)['script-src']).toContain('https://descopecdn.com');
  const given = policyOf({
    ...flow,
    DESCOPE_STATIC_URL: 'https://id.example.com/pages',
    DESCOPE_CDN_URL: 'https://id.example.com',
  });
  expect(given['script-src']).toEqual(["'self'", 'https://id.example.com']);
  expect(given['style-src']).toContain("'unsafe-inline'");
  const embedded = policyOf({ LOGIN_FLOW_ID: 'sign-up-or-in' });
  expect(embedded['script-src']).toEqual(["'self'"]);
});

test('Google One Tap opens its own script, frame, style and calls, and no more', () => {
  const google = { clientId: 'c', clientSecret: 's' };
  const policy = policyOf({
    GOOGLE_ONE_TAP: 'true',
    IDENTITY_OAUTH_PROVIDERS: JSON.stringify({ google }),
  });
  expect(policy['script-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/client']);
  expect(policy['frame-src']).toEqual(['https://accounts.google.com/gsi/']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/']);
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('the other regions are talked to, by name', () => {
  const regions = {
    WAYBILL_API_BASES: 'us-east-1=https://waybill.example.com,eu-west-1=https://eu.example.com',
  };
  expect(policyOf(regions)['connect-src']).toEqual(["'self'", 'https://eu.example.com']);
  const others = { ...regions, WAYBILL_IDENTITY_ORIGINS: 'https://id.eu.example.com' };
  expect(policyOf(others)['connect-src']).toContain('https://id.eu.example.com');
  expect(policyOf(others)['script-src']).toEqual(["'self'"]);
});
