import type { ActivityEvent, MappedEvent, TenantSettings } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { compileTenantSettings } from '../activity/ownership.ts';
import { settle } from '../activity/settle.ts';
import { BUILTIN_POLICIES } from './builtin.gen.ts';
import { compileCondition } from './compile-condition.ts';
import { compilePolicies } from './compile-policies.ts';
import { NO_CONTEXT } from './event-context.ts';
import type { BuiltinPolicy } from './define-builtin-policy.ts';
import type { Policy } from './policy.ts';
import { validateCondition } from './validate-condition.ts';

function isBuiltin(policy: Policy): policy is BuiltinPolicy {
  return 'examples' in policy;
}

const policies = BUILTIN_POLICIES.filter(isBuiltin);

test('every registered policy carries examples, a key of its own and the built-in origin', () => {
  expect(policies).toHaveLength(BUILTIN_POLICIES.length);
  expect(policies.length).toBeGreaterThanOrEqual(90);
  expect(new Set(policies.map(({ key }) => key)).size).toBe(policies.length);
  expect(new Set(policies.map(({ title }) => title)).size).toBe(policies.length);
  expect(new Set(policies.map(({ origin }) => origin))).toEqual(
    new Set(['internalDetectionPolicy']),
  );
});

describe.each(policies.map((policy) => [policy.key, policy] as const))('%s', (_key, policy) => {
  const { test: holds } = compileCondition(policy.condition);
  const person = policy.examples.person ?? null;
  const compiled = {
    test: (event: ActivityEvent) => holds(event, { ...NO_CONTEXT, person: () => person }),
  };

  test('has a valid condition, in kebab-case, with words for people', () => {
    expect(validateCondition(policy.condition)).toEqual({ ok: true, condition: policy.condition });
    expect(policy.key).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(policy.description.length).toBeGreaterThan(40);
    expect(policy.groupBy).not.toEqual([]);
    expect(policy.reason).toMatch(/^[A-Z].{20,}\.$/);
    expect(policy.needs.length).toBeGreaterThan(2);
    expect(policy.techniques.filter((id) => !/^T\d{4}(\.\d{3})?$/.test(id))).toEqual([]);
    expect(policy.techniques.length > 0 || policy.isVendorFinding === true).toBe(true);
  });

  test('holds for its matching examples and for none of the others', () => {
    expect(policy.examples.match.length).toBeGreaterThan(0);
    expect(policy.examples.noMatch.length).toBeGreaterThan(1);
    for (const facts of policy.examples.match) {
      expect([facts, compiled.test(activityEvent(facts))]).toEqual([facts, true]);
    }
    for (const facts of policy.examples.noMatch) {
      expect([facts, compiled.test(activityEvent(facts))]).toEqual([facts, false]);
    }
  });

  test('never holds for an event of which nothing is known, nor for a failed act', () => {
    expect(compiled.test(activityEvent({}))).toBe(false);
    // A vendor also reports what it stopped.
    if (policy.isVendorFinding === true) return;
    for (const facts of policy.examples.match) {
      // A failed act has no category; settle sees to that.
      const failed: ActivityFacts = { ...facts, category: null, outcome: 'failure' };
      expect(compiled.test(activityEvent(failed))).toBe(false);
    }
  });

  test('counts over a window only with sensible numbers', () => {
    if (policy.window === null) return;
    const { window } = policy;
    const least =
      window.metric === 'sequence'
        ? window.steps.reduce((sum, { atLeast = 1 }) => sum + atLeast, 0)
        : window.threshold;
    expect(least).toBeGreaterThan(1);
    expect(window.episodeGapMs).toBeGreaterThanOrEqual(window.windowMs);
    expect(window.groupBy[0]).toBe('actor');
  });
});

const TENANT: TenantSettings = {
  ownDomains: ['example.com'],
  ownAccounts: ['111122223333'],
  managedDevices: ['laptop-1'],
  isDeviceListComplete: true,
};

/** Keys of the policies that a mapped event meets once the tenant's settings have spoken. */
function keysFor(facts: ActivityFacts): string[] {
  const mapped: MappedEvent = activityEvent(facts);
  const event = settle(mapped, {
    settings: compileTenantSettings(TENANT),
    eventId: 'e',
    ingestedAt: 0,
    isSample: false,
  });
  return compilePolicies(BUILTIN_POLICIES)
    .evaluate(event)
    .map((hit) => hit.policy.key);
}

/** Policies that count every download among other actions. */
const COUNTING = ['downloaded-then-deleted', 'mass-download', 'packed-then-sent-out'];

describe('from mapped event to policy', () => {
  test('a file shared by link', () => {
    expect(
      keysFor({
        source: 'Google Drive',
        action: 'Share',
        movement: 'share',
        object: { kind: 'file', name: 'plan' },
        visibilityBefore: 'private',
        visibilityAfter: 'link',
      }),
    ).toEqual(['opened-to-public']);
  });

  test('a file shared with a person outside, and with a colleague', () => {
    const share: ActivityFacts = {
      source: 'OneDrive',
      movement: 'share',
      object: { kind: 'file' },
    };
    const to = (domain: string) => ({ recipients: [{ address: `kim@${domain}`, domain }] });
    expect(keysFor({ ...share, ...to('partner.example') })).toEqual(['shared-outside']);
    expect(keysFor({ ...share, ...to('example.com') })).toEqual([]);
  });

  test('a bucket policy for a foreign account, and for an own one', () => {
    const grant = (address: string): ActivityFacts => ({
      source: 'AWS S3',
      movement: 'share',
      object: { kind: 'bucket', id: 'b' },
      recipients: [{ kind: 'account', address }],
    });
    expect(keysFor(grant('999988887777'))).toEqual(['storage-to-foreign-account']);
    expect(keysFor(grant('111122223333'))).toEqual([]);
  });

  test('a snapshot for a foreign account is one finding, not three', () => {
    expect(
      keysFor({
        source: 'AWS',
        movement: 'share',
        object: { kind: 'snapshot', id: 'snap-1' },
        recipients: [{ kind: 'account', address: '999988887777' }],
        destination: { kind: 'account', name: 'AWS', account: '999988887777' },
      }),
    ).toEqual(['snapshot-to-foreign-account']);
  });

  test('a guest in a private channel is one finding, not two', () => {
    expect(
      keysFor({
        source: 'Slack',
        movement: 'share',
        object: { kind: 'channel', id: 'C1' },
        visibilityBefore: 'private',
        visibilityAfter: 'external',
        recipients: [{ address: 'kim@partner.example', domain: 'partner.example', outside: 'yes' }],
      }),
    ).toEqual(['guest-in-private-channel']);
  });

  test('a forwarding rule to outside, and ordinary mail to outside', () => {
    const mail: ActivityFacts = {
      source: 'Exchange',
      movement: 'send',
      recipients: [{ address: 'me@freemail.example', domain: 'freemail.example' }],
    };
    expect(keysFor({ ...mail, extra: { forwarding: 'rule' } })).toEqual([
      'mail-forward-to-outside',
    ]);
    expect(keysFor(mail)).toEqual([]);
  });

  test('a download to a device that is not on the complete list', () => {
    const download: ActivityFacts = {
      source: 'SharePoint',
      movement: 'download',
      actor: { email: 'dana@example.com' },
    };
    expect(keysFor({ ...download, device: { hostname: 'home-pc' } })).toEqual([
      'download-to-unmanaged',
      ...COUNTING,
    ]);
    expect(keysFor({ ...download, device: { hostname: 'laptop-1' } })).toEqual(COUNTING);
    expect(keysFor({ ...download, actor: {}, device: { hostname: 'laptop-1' } })).toEqual([]);
  });
});
