import { expect, test } from 'vitest';
import { grantsOf } from './grants.ts';

function delta(action: string, member: string): unknown {
  return {
    protoPayload: {
      serviceData: { policyDelta: { bindingDeltas: [{ action, member, role: 'roles/viewer' }] } },
    },
  };
}

function policy(serviceName: string, members: string[]): Record<string, unknown> {
  return {
    protoPayload: {
      serviceName,
      request: { policy: { bindings: [{ role: 'roles/owner', members }] } },
    },
  };
}

test.each([
  ['user:Ann@Example.com', { kind: 'person', address: 'ann@example.com' }],
  ['group:ops@example.com', { kind: 'group', address: 'ops@example.com' }],
  ['domain:example.com', { kind: 'domain', address: 'example.com' }],
  [
    'serviceAccount:job@p.iam.gserviceaccount.com',
    { kind: 'account', address: 'job@p.iam.gserviceaccount.com' },
  ],
  ['deleted:user:ann@example.com?uid=1', { kind: 'person', address: 'ann@example.com' }],
  ['allAuthenticatedUsers', { kind: 'public', address: null }],
])('%s was let in', (member, recipient) => {
  const grants = grantsOf(Object(delta('ADD', member)));
  expect(grants.recipients).toMatchObject([recipient]);
  expect(grants.roles).toBe('roles/viewer');
  expect(grants.visibilityAfter).toBe(recipient.kind === 'public' ? 'public' : null);
});

test('taking away gives nothing', () => {
  const grants = grantsOf(Object(delta('REMOVE', 'user:ann@example.com')));
  expect(grants).toMatchObject({ recipients: [], isOnlyRemoval: true });
});

test('the policy of one resource names whom it lets in', () => {
  const grants = grantsOf(policy('run.googleapis.com', ['allUsers', 'user:ann@example.com']));
  expect(grants.recipients).toHaveLength(2);
  expect(grants.visibilityAfter).toBe('public');
});

test('the policy of a project names everybody inside, so it tells no grant', () => {
  const grants = grantsOf(policy('cloudresourcemanager.googleapis.com', ['user:ann@example.com']));
  expect(grants).toMatchObject({ recipients: [], isOnlyRemoval: false });
});

test('a broken record gives nothing', () => {
  expect(grantsOf({ protoPayload: 'x' }).recipients).toEqual([]);
});
