import { expect, test } from 'vitest';
import { KNOWN_PROVIDERS } from './known-providers.data.ts';

/** The providers of the specification, and where each documents that a sign-in begins. */
const BEGINNINGS = {
  facebook: 'https://www.facebook.com/v23.0/dialog/oauth',
  github: 'https://github.com/login/oauth/authorize',
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  // Discovered, since every directory has its own.
  microsoft: undefined,
  gitlab: 'https://gitlab.com/oauth/authorize',
  apple: 'https://appleid.apple.com/auth/authorize',
  discord: 'https://discord.com/oauth2/authorize',
  linkedin: 'https://www.linkedin.com/oauth/v2/authorization',
  slack: 'https://slack.com/openid/connect/authorize',
};

test.each(Object.entries(BEGINNINGS))(
  '%s is known, and begins at its own address',
  (name, address) => {
    const provider = KNOWN_PROVIDERS.get(name);
    expect(provider?.addresses?.authorizationUrl).toBe(address);
    expect(provider?.issuer).toMatch(/^https:/);
    expect(provider?.scopes.length).toBeGreaterThan(0);
  },
);

test('no others are known by their name alone', () => {
  expect([...KNOWN_PROVIDERS.keys()].toSorted()).toEqual(Object.keys(BEGINNINGS).toSorted());
});
