import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIG_DOC, ConfigError, readConfig } from './config.ts';

const faultsOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
};

test('everything has a default that works on one machine', () => {
  expect(readConfig({ WAYBILL_ROOT: '/x' })).toMatchObject({
    dataFolder: path.resolve('/x', '.waybill'),
    host: '127.0.0.1',
    port: 4600,
    databaseUrl: '',
    trustProxy: false,
    identityMode: 'embedded',
    loginMethods: [],
    oauthProviders: {},
    refreshMode: 'cookie',
    sessionViaCookie: true,
    signUp: 'closed',
    isIdentityDevelopment: false,
  });
});

test('every fault is told at once, by the name of its variable', () => {
  const faulty = {
    WAYBILL_PORT: 'many',
    WAYBILL_REGION: 'moon',
    WAYBILL_MASTER_KEY: 'short',
    LOGIN_METHODS: 'password,telepathy',
  };
  expect(faultsOf(faulty)).toMatch(
    /WAYBILL_PORT[\s\S]*WAYBILL_REGION[\s\S]*WAYBILL_MASTER_KEY[\s\S]*LOGIN_METHODS: item 2 must be one of/,
  );
});

test('a secret may come from a file, which wins', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-config-'));
  const file = path.join(folder, 'url');
  await writeFile(file, 'postgres://localhost/from-file\n');
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/plain',
    DATABASE_URL_FILE: file,
  });
  expect(config.databaseUrl).toBe('postgres://localhost/from-file');
  await rm(folder, { recursive: true });
  expect(faultsOf({ DATABASE_URL_FILE: file })).toContain('DATABASE_URL_FILE: the file cannot be');
});

test('the document names every setting once and shows no secret', () => {
  const names = CONFIG_DOC.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(CONFIG_DOC.filter(({ isSecret, default: value }) => isSecret && value !== '')).toEqual([]);
  expect(CONFIG_DOC.filter(({ default: value }) => value.includes('object'))).toEqual([]);
});

describe('transport', () => {
  const behindProxy = {
    WAYBILL_HOST: '0.0.0.0',
    WAYBILL_TRUST_PROXY: '1',
    WAYBILL_ORIGIN: 'https://waybill.example.com',
  };

  test('plain http is served to this machine only', () => {
    const fault = faultsOf({ WAYBILL_HOST: '0.0.0.0' });
    expect(fault).toContain('WAYBILL_HOST: plain HTTP is allowed on this machine only');
    expect(fault).toContain('WAYBILL_TLS_CERT_FILE');
    expect(fault).toContain('WAYBILL_TRUST_PROXY=1');
    expect(faultsOf({ WAYBILL_HOST: 'localhost' })).toBe('');
  });

  test('a proxy with HTTPS in front is named and trusted, both', () => {
    expect(faultsOf(behindProxy)).toBe('');
    expect(faultsOf({ ...behindProxy, WAYBILL_TRUST_PROXY: '0' })).toContain('WAYBILL_HOST');
    expect(faultsOf({ ...behindProxy, WAYBILL_ORIGIN: 'http://waybill.example.com' })).toContain(
      'WAYBILL_HOST',
    );
  });

  test('certificate and key come together and can be read', () => {
    const fault = faultsOf({ WAYBILL_HOST: '0.0.0.0', WAYBILL_TLS_CERT_FILE: '/missing.pem' });
    expect(fault).toContain('set both or neither');
    expect(fault).toContain('WAYBILL_TLS_CERT_FILE: the file cannot be read');
    const both = { WAYBILL_TLS_CERT_FILE: import.meta.filename };
    expect(
      faultsOf({ ...both, WAYBILL_TLS_KEY_FILE: import.meta.filename, WAYBILL_HOST: '0.0.0.0' }),
    ).toBe('');
  });

  test('the origin is an origin', () => {
    expect(faultsOf({ WAYBILL_ORIGIN: 'https://waybill.example.com/login' })).toContain(
      'WAYBILL_ORIGIN: is not an origin',
    );
  });
});

describe('identity', () => {
  test('the hosted provider needs a project and a key', () => {
    expect(faultsOf({ IDENTITY_MODE: 'hosted' })).toMatch(
      /DESCOPE_PROJECT_ID: is required[\s\S]*DESCOPE_MANAGEMENT_KEY: is required/,
    );
    const hosted = {
      IDENTITY_MODE: 'hosted',
      DESCOPE_PROJECT_ID: 'P2abc',
      DESCOPE_MANAGEMENT_KEY: 'K-of-sixteen-characters',
    };
    expect(faultsOf(hosted)).toBe('');
    expect(faultsOf({ ...hosted, DESCOPE_BASE_URL: 'http://idp.example.com' })).toContain('https');
    expect(readConfig({ ...hosted, DESCOPE_BASE_URL: 'http://127.0.0.1:9/' })).toMatchObject({
      descopeBaseUrl: 'http://127.0.0.1:9',
    });
  });

  test('providers are checked field by field, without quoting what they hold', () => {
    const providers = {
      google: { clientId: 'g', clientSecret: 's3cret-canary' },
      github: { clientId: '', clientSecret: 's3cret-canary' },
      corp: { clientId: 'c', clientSecret: 's3cret-canary' },
      odd: { clientId: 'c', clientSecret: 7, issuer: 'http://idp.example.com', extra: 1 },
    };
    const fault = faultsOf({ IDENTITY_OAUTH_PROVIDERS: JSON.stringify(providers) });
    expect(fault).toContain('github.clientId must not be empty');
    expect(fault).toContain('odd.clientSecret must be a string');
    expect(fault).toContain('odd.issuer must be an https address');
    expect(fault).toContain('odd has unknown fields: extra');
    expect(fault).not.toContain('s3cret-canary');
    const { google, corp } = providers;
    expect(faultsOf({ IDENTITY_OAUTH_PROVIDERS: JSON.stringify({ google, corp }) })).toContain(
      'corp.authorizationUrl is required without an issuer',
    );
    expect(readConfig({ IDENTITY_OAUTH_PROVIDERS: JSON.stringify({ google }) })).toMatchObject({
      oauthProviders: { google },
    });
    const broken = faultsOf({ IDENTITY_OAUTH_PROVIDERS: '{"google": s3cret-canary' });
    expect(broken).toContain('IDENTITY_OAUTH_PROVIDERS: is not valid JSON');
    expect(broken).not.toContain('s3cret-canary');
  });

  test('development is for this machine only', () => {
    expect(faultsOf({ WAYBILL_IDENTITY_DEV: '1' })).toBe('');
    expect(
      faultsOf({ WAYBILL_IDENTITY_DEV: '1', WAYBILL_ORIGIN: 'https://waybill.example.com' }),
    ).toContain('WAYBILL_IDENTITY_DEV');
  });

  test('a way to sign in needs what it works with', () => {
    const methods = (list: string, more: NodeJS.ProcessEnv = {}): string =>
      faultsOf({ LOGIN_METHODS: list, ...more });
    expect(methods('password, passkey ,sso')).toBe('');
    expect(methods('magic_link')).toContain('magic_link needs mail');
    expect(methods('magic_link', { SMTP_URL: 'smtp://m', MAIL_FROM: 'w@example.com' })).toBe('');
    expect(methods('sms_code')).toContain('cannot send to phones');
    expect(methods('sms_code,email_code', { WAYBILL_IDENTITY_DEV: '1' })).toBe('');
    expect(methods('oauth')).toContain('IDENTITY_OAUTH_PROVIDERS');
  });

  test('the session cookie is the only place', () => {
    expect(faultsOf({ SESSION_VIA_COOKIE: 'false' })).toContain('SESSION_VIA_COOKIE: only true');
  });
});

test('mail needs a sender, and a server by its address', () => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example.com' })).toContain('MAIL_FROM: is required');
  const odd = faultsOf({ SMTP_URL: 'user:s3cret-canary@mail', MAIL_FROM: 'a@b.example\r\nBcc: x' });
  expect(odd).toMatch(/SMTP_URL: must start with smtp[\s\S]*MAIL_FROM: is not an email address/);
  expect(odd).not.toContain('s3cret-canary');
  const good = { SMTP_URL: 'smtp://mail.example.com' };
  expect(faultsOf({ ...good, MAIL_FROM: 'Waybill <w@example.com>' })).toBe('');
});

test.each(['10.1.0.0/16', 'idp.corp.example', '192.168.1.7', 'fd00::/8', 'localhost'])(
  '%s may be opened within the network',
  (place) => {
    expect(readConfig({ OUTBOUND_ALLOW: `${place}, ${place}` }).outboundAllow).toEqual([
      place,
      place,
    ]);
  },
);

test.each(['10.1.0.0/33', 'http://idp.example', 'a b', '10.0.0.0/8/8'])(
  '%s is neither host nor range',
  (place) => {
    expect(faultsOf({ OUTBOUND_ALLOW: place })).toContain('OUTBOUND_ALLOW: item 1 is not');
  },
);

test('outbound requests can be limited to hosts and to everything below a domain', () => {
  const only = 'graph.microsoft.com, *.amazonaws.com';
  expect(readConfig({ OUTBOUND_ONLY: only }).outboundOnly).toEqual(only.split(', '));
  for (const odd of ['*', 'https://a.example', '*.*.example', '10.0.0.0/8']) {
    expect(faultsOf({ OUTBOUND_ONLY: odd })).toContain('OUTBOUND_ONLY: item 1 is not a host name');
  }
});
