import type { TenantSettings, Tristate } from '@waybill/contract';
import { expect, test } from 'vitest';
import {
  accountOutside,
  compileTenantSettings,
  deviceManaged,
  domainOutside,
  mailDomain,
  withOwnAccount,
} from './ownership.ts';

const NOTHING: TenantSettings = {
  ownDomains: [],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
};

const ACCOUNT = '111122223333';
const OTHER = '999988887777';
const SUBSCRIPTION = '11111111-2222-3333-4444-555555555555';
const OTHER_SUBSCRIPTION = '66666666-7777-8888-9999-000000000000';

function settings(given: Partial<TenantSettings>) {
  return compileTenantSettings({ ...NOTHING, ...given });
}

const own = settings({ ownDomains: ['example.com', 'example.org'] });

test.each([
  ['example.com', 'no'],
  ['EXAMPLE.com', 'no'],
  ['mail.example.com', 'no'],
  ['a.b.c.example.org', 'no'],
  ['example.com.', 'no'],
  ['notexample.com', 'yes'],
  ['example.com.evil.test', 'yes'],
  ['com', 'unknown'],
  ['partner.example', 'yes'],
  ['bücher.example', 'yes'],
  ['', 'unknown'],
  ['localhost', 'unknown'],
  ['10.0.0.1', 'unknown'],
  ['two words.example', 'unknown'],
  [null, 'unknown'],
] as const)('domain %j is outside: %s', (domain, expected) => {
  expect(domainOutside(own, domain)).toBe(expected);
});

test('without own domains nothing is known of any domain', () => {
  expect(domainOutside(settings({}), 'partner.example')).toBe('unknown');
});

test.each(['@example.com', '*.example.com', ' Example.COM ', 'example.com.', '.example.com'])(
  'the setting %j names example.com and its subdomains',
  (written) => {
    const compiled = settings({ ownDomains: [written] });
    expect(domainOutside(compiled, 'example.com')).toBe('no');
    expect(domainOutside(compiled, 'a.example.com')).toBe('no');
    expect(domainOutside(compiled, 'example.net')).toBe('yes');
  },
);

test('a very long name is no domain and costs nothing', () => {
  expect(domainOutside(own, `${'a.'.repeat(100_000)}com`)).toBe('unknown');
});

test('an account on the list is own, another of the same form is not', () => {
  const compiled = settings({ ownAccounts: ['111122223333', 'T0OWN'] });
  expect(accountOutside(compiled, '111122223333')).toBe('no');
  expect(accountOutside(compiled, '999988887777')).toBe('yes');
  expect(accountOutside(compiled, 't0own')).toBe('no');
  expect(accountOutside(compiled, 'T0OTHER')).toBe('yes');
});

test('own accounts say nothing about ids of another form', () => {
  const compiled = settings({ ownAccounts: ['111122223333'] });
  expect(accountOutside(compiled, 'T0OTHER')).toBe('unknown');
  expect(accountOutside(compiled, '0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('unknown');
  const guids = settings({ ownAccounts: ['0F8FAD5B-D9CB-469F-A165-70867728950E'] });
  expect(accountOutside(guids, '0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('no');
  expect(accountOutside(guids, '7c9e6679-7425-40de-944b-e07fc1f90ae7')).toBe('yes');
  expect(accountOutside(guids, '111122223333')).toBe('unknown');
});

test('an account that is an address or a domain is judged by own domains', () => {
  expect(accountOutside(own, 'dana@example.com')).toBe('no');
  expect(accountOutside(own, 'kim@partner.example')).toBe('yes');
  expect(accountOutside(own, 'partner.example')).toBe('yes');
  const listed = settings({ ownDomains: ['example.com'], ownAccounts: ['our.cloud.example'] });
  expect(accountOutside(listed, 'our.cloud.example')).toBe('no');
});

test('an unknown account stays unknown', () => {
  expect(accountOutside(own, null)).toBe('unknown');
  expect(accountOutside(own, '  ')).toBe('unknown');
  expect(accountOutside(settings({}), '999988887777')).toBe('unknown');
});

test('devices: on the list, off an incomplete list, off a complete list', () => {
  const open = settings({ managedDevices: ['LAPTOP-1'] });
  const complete = settings({ managedDevices: ['laptop-1'], isDeviceListComplete: true });
  expect(deviceManaged(open, [null, 'Laptop-1'])).toBe('yes');
  expect(deviceManaged(open, ['laptop-2'])).toBe('unknown');
  expect(deviceManaged(complete, ['laptop-2', null])).toBe('no');
  expect(deviceManaged(complete, [null, null])).toBe('unknown');
  expect(deviceManaged(complete, ['', ' '])).toBe('unknown');
});

test('a complete but empty device list makes every known device unmanaged', () => {
  expect(deviceManaged(settings({ isDeviceListComplete: true }), ['any'])).toBe('no');
});

test.each([
  ['dana@example.com', 'example.com'],
  ['"a@b"@Example.COM', 'example.com'],
  ['@example.com', null],
  ['dana@', null],
  ['dana', null],
  ['dana@localhost', null],
  ['', null],
])('the mail domain of %j is %j', (address, domain) => {
  expect(mailDomain(address)).toBe(domain);
});

test('blank settings are dropped and do not make everything own', () => {
  const compiled = settings({
    ownDomains: ['', ' ', '@'],
    ownAccounts: [' '],
    managedDevices: [''],
  });
  expect(compiled.ownDomains.size + compiled.ownAccounts.size + compiled.managedDevices.size).toBe(
    0,
  );
});

test.each<[string, { ownAccounts?: string[]; ofEvent: string | null; account: string }, Tristate]>([
  ['the account of the record itself', { ofEvent: ACCOUNT, account: ACCOUNT }, 'no'],
  ['another one', { ofEvent: ACCOUNT, account: OTHER }, 'yes'],
  ['another one, of a record that names none', { ofEvent: null, account: OTHER }, 'unknown'],
  ['another subscription', { ofEvent: SUBSCRIPTION, account: OTHER_SUBSCRIPTION }, 'unknown'],
  ['a workspace', { ofEvent: ACCOUNT, account: 'T0AB' }, 'unknown'],
  ['one of the settings', { ownAccounts: [OTHER], ofEvent: ACCOUNT, account: OTHER }, 'no'],
  [
    'its own, not in the settings',
    { ownAccounts: [OTHER], ofEvent: ACCOUNT, account: ACCOUNT },
    'yes',
  ],
])(
  'for an event of a cloud account, %s',
  (_case, { ownAccounts = [], ofEvent, account }, expected) => {
    const compiled = settings({ ownAccounts });
    expect(accountOutside(withOwnAccount(compiled, ofEvent), account)).toBe(expected);
  },
);
