import { expect, test } from 'vitest';
import { EMPTY_DRAFT, exportBody } from './export-draft.ts';

test('only what the kind of receiver has is sent, and nothing that was left empty', () => {
  const typed = {
    ...EMPTY_DRAFT,
    name: ' SIEM ',
    address: 'https://siem.example/in ',
    region: 'eu-west-1',
    accessKeyId: 'AKIAEXAMPLE',
  };
  expect(exportBody(typed)).toEqual({
    kind: 'http',
    content: 'activity',
    name: 'SIEM',
    address: 'https://siem.example/in',
    secret: undefined,
  });
  expect(exportBody({ ...typed, kind: 's3', address: 's3://b/p', secret: 'x' })).toEqual({
    kind: 's3',
    content: 'activity',
    name: 'SIEM',
    address: 's3://b/p',
    region: 'eu-west-1',
    accessKeyId: 'AKIAEXAMPLE',
    secret: 'x',
    endpoint: undefined,
  });
  const audit = { ...typed, content: 'audit', address: 's3://b/p', lockDays: '365' } as const;
  expect(exportBody({ ...audit, kind: 's3' })).toMatchObject({ content: 'audit', lockDays: 365 });
  expect(exportBody({ ...audit, kind: 'syslog', secret: 'x' })).toEqual({
    kind: 'syslog',
    content: 'audit',
    name: 'SIEM',
    address: 's3://b/p',
  });
});
