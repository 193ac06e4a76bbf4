import { expect, test } from 'vitest';
import { DESTINATIONS } from './destinations.data.ts';
import { DESTINATION_NAMES } from './enums.ts';
import { serviceOfHost, serviceOfProcess } from './service-names.ts';
import { SOURCES } from './sources.ts';

test('every destination of the specification has a definition', () => {
  expect(DESTINATIONS.map(({ name }) => name).toSorted()).toEqual(DESTINATION_NAMES.toSorted());
});

test('names of hosts stand for their subdomains, and for nothing that only looks alike', () => {
  expect(serviceOfHost('uc.dl.Dropbox.com.')).toBe('Dropbox');
  expect(serviceOfHost('notdropbox.com')).toBeUndefined();
  expect(serviceOfHost('dropbox.com.evil.example')).toBeUndefined();
  expect(serviceOfHost('ours-my.sharepoint.com')).toBe('OneDrive');
  expect(serviceOfHost('logs.s3.eu-west-1.amazonaws.com')).toBe('AWS S3');
});

test('programs are known with and without their ending, and only whole', () => {
  expect(serviceOfProcess('ChatGPT.app')).toBe('ChatGPT');
  expect(serviceOfProcess('WhatsApp.exe')).toBe('WhatsApp');
  expect(serviceOfProcess('ChatGPT Helper')).toBeUndefined();
});

test.each([
  ...DESTINATIONS.flatMap(({ name, hosts }) => hosts.map((host) => [host, name] as const)),
  ...SOURCES.flatMap(({ name, domains }) => domains.map((host) => [host, name] as const)),
])('%s is %s', (host, name) => {
  expect(serviceOfHost(`a.${host}`)).toBe(name);
});
