import type { Leaf, RuleStep, RuleThreshold } from '@waybill/contract';
import { expect, test } from 'vitest';
import { policyContent } from '../../../testing/policy-contents.ts';
import { contentHash, ruleWith } from './evaluation/policy-content.ts';
import { readThreshold } from './evaluation/read-threshold.ts';
import { shareWithInterval } from './evaluation/wilson.ts';
import { contentDiff } from './exchange/content-diff.ts';
import { newPolicyKey, POLICY_KEY } from './life/policy-key.ts';
import { readPolicyFile, writePolicyFile } from './exchange/policy-yaml.ts';

test('the hash of a content is of what it judges by, whatever the order of members', () => {
  const hash = contentHash(policyContent());
  expect(contentHash(policyContent({ title: 'Other words' }, { name: 'Other name' }))).toBe(hash);
  expect(contentHash(policyContent({ severity: 'LOW' }))).not.toBe(hash);
  const condition: Leaf = { v: 'upload', op: 'eq', f: 'movement' };
  const turned: Leaf = { f: 'movement', op: 'eq', v: 'upload' };
  expect(contentHash(policyContent({ condition }))).toBe(
    contentHash(policyContent({ condition: turned })),
  );
});

test('a difference names parts by their ids and tells their order', () => {
  const second = ruleWith({ id: 'second' });
  const [main = second] = policyContent().rules;
  const before = policyContent({}, { rules: [main, second] });
  const after = policyContent(
    {},
    { rules: [second, { ...main, severity: 'CRITICAL', mode: 'block' }] },
  );
  expect(contentDiff(before, after)).toEqual([
    { path: 'rules.main.severity', kind: 'changed', before: 'MEDIUM', after: 'CRITICAL' },
    { path: 'order', kind: 'changed', before: ['main', 'second'], after: ['second', 'main'] },
  ]);
  expect(
    contentDiff(before, policyContent({}, { rules: [main] })).map(({ path, kind }) => [path, kind]),
  ).toEqual([
    ['rules.second', 'removed'],
    ['order', 'changed'],
  ]);
  expect(contentDiff(null, after).every(({ kind }) => kind === 'added')).toBe(true);
});

test('the interval of a share is that of Wilson', () => {
  expect(shareWithInterval(0, 0)).toBeNull();
  const share = shareWithInterval(18, 20);
  expect(share).toMatchObject({ value: 0.9, n: 20 });
  expect([share?.low, share?.high].map((bound) => bound?.toFixed(3))).toEqual(['0.699', '0.972']);
  expect(shareWithInterval(5, 5)?.high).toBe(1);
});

test('a key is readable and its own', () => {
  const key = newPolicyKey('Übergabe an Partner: Verträge!');
  expect(key).toMatch(/^ubergabe-an-partner-vertrage-[0-9a-f]{8}$/);
  expect(newPolicyKey('…')).toMatch(/^policy-[0-9a-f]{8}$/);
  expect(key).toMatch(POLICY_KEY);
  expect(newPolicyKey('x')).not.toBe(newPolicyKey('x'));
});

test('a file is the same after it was read', () => {
  const policies = [{ key: 'a-policy', ...policyContent() }];
  const lists = [{ id: 'hosts', name: 'Hosts', description: '', entries: ['a', 'b'] }];
  const text = writePolicyFile({ policies, lists });
  const read = readPolicyFile(text);
  if ('fault' in read) throw new Error(read.fault.message);
  expect(read.file).toEqual({ format: 'waybill/policies/1', policies, lists });
  expect(writePolicyFile(read.file)).toBe(text);
});

test('a file that grows by references, or that is none, is told and nothing more', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
  for (let level = 0; level < 12; level += 1) {
    const before = String.fromCodePoint(97 + level);
    const name = String.fromCodePoint(98 + level);
    bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`);
  }
  expect(readPolicyFile(bomb.join('\n'))).toHaveProperty('fault');
  for (const text of ['', '- 1', '"', '{', 'format: waybill/policies/1\nother: 1']) {
    expect(readPolicyFile(text)).toHaveProperty('fault');
  }
});

test('a count may be written by its levels alone; what is wrong with it has a place', () => {
  const frame = { windowMs: 60_000, episodeGapMs: 0, groupBy: ['actor'] };
  const levels: RuleThreshold['levels'] = [
    { value: 20, severity: 'HIGH' },
    { value: 10, severity: 'LOW' },
  ];
  expect(readThreshold({ metric: 'events', levels, ...frame }, '')).toMatchObject({
    window: { threshold: 10, levels: [{ value: 10 }, { value: 20 }] },
  });
  const faults = (written: Parameters<typeof readThreshold>[0]) => {
    const read = readThreshold(written, 'at');
    return 'faults' in read ? read.faults.map(({ path }) => path) : [];
  };
  expect(faults({ metric: 'events', ...frame })).toEqual(['at.threshold']);
  expect(faults({ metric: 'values', threshold: 2, ...frame })).toEqual(['at.field']);
  expect(faults({ metric: 'events', threshold: 2, ...frame, windowMs: 1 })).toEqual([
    'at.windowMs',
  ]);
  expect(faults({ metric: 'nothing', threshold: 2, ...frame })).toEqual(['at.metric']);
  const steps: RuleStep[] = [
    { name: 'first', condition: { f: 'action', op: 'eq', v: 'Rename' } },
    { name: 'second', condition: { f: 'nothing', op: 'eq', v: 1 } },
  ];
  expect(faults({ metric: 'sequence', steps, isOrdered: true, ...frame })).toEqual([
    'at.steps.1.condition.f',
  ]);
});
