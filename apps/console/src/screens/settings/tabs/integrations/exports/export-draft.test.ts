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
    name: 'SIEM',
    address: 'https://siem.example/in',
    secret: undefined,
  });
  expect(exportBody({ ...typed, kind: 's3', address: 's3://b/p', secret: 'x' })).toEqual({
    kind: 's3',
    name: 'SIEM',
    address: 's3://b/p',
    region: 'eu-west-1',
    accessKeyId: 'AKIAEXAMPLE',
    secret: 'x',
    endpoint: undefined,
  });
});
