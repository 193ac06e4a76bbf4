import { expect, test } from 'vitest';
import { OWN_DEVICE, placeOfUrl } from './destination-place.ts';

test.each([
  ['https://www.dropbox.com/home', 'app', 'Dropbox', null],
  ['https://mail.google.com/mail/u/0', 'app', 'Gmail', null],
  ['https://chatgpt.com/c/1', 'app', 'ChatGPT', null],
  ['https://example-my.sharepoint.com/personal/ann', 'app', 'OneDrive', null],
  ['https://example.sharepoint.com/sites/hr', 'app', 'SharePoint', null],
  ['https://backups.s3.eu-west-1.amazonaws.com/a/b', 'app', 'AWS S3', 'backups'],
  ['https://s3.amazonaws.com/backups/a', 'app', 'AWS S3', 'backups'],
  ['https://acme.blob.core.windows.net/exports/a.zip', 'app', 'Azure', 'exports'],
  ['https://storage.googleapis.com/bucket/a', 'app', 'Google Cloud', 'bucket'],
  ['https://files.example.net:8443/in', 'host', 'files.example.net', null],
  ['upload.example.org/path', 'host', 'upload.example.org', null],
])('%s is %s %s', (url, kind, name, container) => {
  expect(placeOfUrl(url)).toMatchObject({ kind, name, container });
});

test('a service that only ends alike is another host', () => {
  expect(placeOfUrl('https://notdropbox.com/')).toMatchObject({ kind: 'host' });
  expect(placeOfUrl('https://constructor/')).toMatchObject({ kind: 'host', name: 'constructor' });
});

test('a loopback address is the device, and what names no host is no place', () => {
  expect(placeOfUrl('http://localhost:3000/')).toEqual(OWN_DEVICE);
  expect(placeOfUrl('file:///etc/hosts')).toBeNull();
  expect(placeOfUrl(null)).toBeNull();
});
