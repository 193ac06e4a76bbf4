import { expect, test } from 'vitest';
import { serviceOf, serviceOfDomain } from './service-of.ts';
import { SERVICES } from './services.data.ts';

test('the catalogue has at least 400 services, each host once and by its bare name', () => {
  expect(SERVICES.length).toBeGreaterThanOrEqual(400);
  const hosts = SERVICES.flatMap(([, , , list]) => list.split(' '));
  expect(new Set(hosts).size).toBe(hosts.length);
  for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/);
});

test.each([
  ['claude.ai', 'Claude', 'ai'],
  ['Chat.DeepSeek.com.', 'DeepSeek', 'ai'],
  ['gist.github.com', 'GitHub Gist', 'paste'],
  ['api.github.com', 'GitHub', 'code'],
  ['uc.dl.dropbox.com', 'Dropbox', 'storage'],
])('%s belongs to %s', (host, name, kind) => {
  expect(serviceOfDomain(host)).toMatchObject({ name, kind });
});

test('a name that only looks alike belongs to nobody', () => {
  for (const host of ['notdropbox.com', 'dropbox.com.evil.example', 'com', '', 'constructor']) {
    expect(serviceOfDomain(host)).toBeUndefined();
  }
});

test('a place is known by its host, else by its name; a device or a person is no service', () => {
  expect(serviceOf({ kind: 'app', host: null, name: 'WhatsApp' })?.kind).toBe('messenger');
  expect(serviceOf({ kind: 'app', host: 'outlook.live.com', name: 'Exchange' })?.kind).toBe(
    'webmail',
  );
  expect(serviceOf({ kind: 'app', host: 'outlook.office.com', name: 'Exchange' })?.kind).toBe(
    'business',
  );
  expect(serviceOf({ kind: 'host', host: 'files.partner.example', name: 'x' })).toBeUndefined();
  expect(serviceOf({ kind: 'person', host: null, name: 'Claude' })).toBeUndefined();
});
