import { expect, test } from 'vitest';
import { policyGrants } from './resource-policy.ts';

function allow(principal: unknown, condition?: unknown) {
  return { Statement: { Effect: 'Allow', Principal: principal, Condition: condition } };
}

test.each([
  ['everybody', allow('*'), true],
  ['every account', allow({ AWS: ['*'] }), true],
  ['everybody but one', { Statement: [{ Effect: 'Allow', NotPrincipal: { AWS: '1' } }] }, true],
  ['everybody denied', { Statement: [{ Effect: 'Deny', Principal: '*' }] }, false],
  ['a service', allow({ Service: 's3.amazonaws.com' }), false],
  ['one organisation', allow('*', { StringEquals: { 'aws:PrincipalOrgID': 'o-1' } }), false],
  ['a network', allow('*', { IpAddress: { 'aws:SourceIp': ['198.51.100.0/24'] } }), false],
  ['any network', allow('*', { IpAddress: { 'aws:SourceIp': '0.0.0.0/0' } }), true],
  ['all but a network', allow('*', { NotIpAddress: { 'aws:SourceIp': '198.51.100.1' } }), true],
  [
    'topics of any account',
    allow('*', { ArnLike: { 'aws:SourceArn': 'arn:aws:sns:*:*:*' } }),
    true,
  ],
  ['encrypted transport', allow('*', { Bool: { 'aws:SecureTransport': 'true' } }), true],
  ['no policy', null, false],
  ['a broken policy', '{"Statement":', false],
])('%s', (_, policy, isPublic) => {
  expect(policyGrants(policy).isPublic).toBe(isPublic);
});

test('accounts come out of ARNs, of bare ids and of canonical ids, each once', () => {
  const canonical = 'AB'.repeat(32);
  const policy = allow({
    AWS: ['111122223333', 'arn:aws:iam::111122223333:root', 'arn:aws-cn:iam::444455556666:user/a'],
    CanonicalUser: canonical,
  });
  expect(policyGrants(policy)).toEqual({
    isPublic: false,
    accounts: ['111122223333', '444455556666', canonical.toLowerCase()],
  });
});

test('a condition that names accounts lets these accounts in', () => {
  const policy = allow('*', { StringEquals: { 'aws:SourceAccount': '444455556666' } });
  expect(policyGrants(policy)).toEqual({ isPublic: false, accounts: ['444455556666'] });
});

test('text is read as JSON, also URL-encoded', () => {
  const written = JSON.stringify(allow('*'));
  expect(policyGrants(written).isPublic).toBe(true);
  expect(policyGrants(encodeURIComponent(written)).isPublic).toBe(true);
});
