import { expect, test } from 'vitest';
import { bucketAddress, isPostAddress } from './export-address.ts';

test('a bucket and the folder in it', () => {
  expect(bucketAddress('s3://my-logs/waybill/ocsf/')).toEqual({
    bucket: 'my-logs',
    prefix: 'waybill/ocsf',
  });
  expect(bucketAddress('s3://my-logs')).toEqual({ bucket: 'my-logs', prefix: '' });
  for (const address of ['s3://', 's3://a', 's3://Big', 'https://my-logs/x', 's3://b_d/x']) {
    expect(bucketAddress(address)).toBeNull();
  }
});

test('an address to post to names no credentials', () => {
  expect(isPostAddress('https://siem.example/in')).toBe(true);
  expect(isPostAddress('https://me:secret@siem.example/in')).toBe(false);
  expect(isPostAddress('ftp://siem.example')).toBe(false);
  expect(isPostAddress('siem')).toBe(false);
});
