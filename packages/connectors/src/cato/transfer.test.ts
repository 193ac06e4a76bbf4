import { expect, test } from 'vitest';
import { transfer } from './transfer.ts';

test('an upload goes from the device to the site', () => {
  const facts = transfer({
    app_activity: 'Upload',
    full_path_url: 'https://www.dropbox.com/upload',
  });
  expect(facts).toMatchObject({
    action: 'Upload',
    movement: 'upload',
    origin: { name: 'Device' },
    destination: { name: 'Dropbox', host: 'www.dropbox.com' },
  });
});

test('a file in a request: its method says which way it went', () => {
  const download = transfer({
    file_name: 'a.pdf',
    http_request_method: 'get',
    domain_name: 'a.example',
  });
  expect(download).toMatchObject({ action: 'Download', origin: { name: 'a.example' } });
  expect(transfer({ file_name: 'a.pdf' })).toEqual({});
});

test('an application without an address is somewhere on the Internet', () => {
  const facts = transfer({ app_activity: 'Send Email', application_name: 'Mail2You' });
  expect(facts).toMatchObject({ destination: { name: 'Internet', container: 'Mail2You' } });
});

test('firewall events and unknown activities move nothing', () => {
  expect(
    transfer({ action: 'Allow', domain_name: 'a.example', http_request_method: 'GET' }),
  ).toEqual({});
  expect(transfer({ app_activity: 'Login', file_name: 'a', http_request_method: 'GET' })).toEqual(
    {},
  );
});
