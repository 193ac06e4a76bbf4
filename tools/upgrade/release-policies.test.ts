import { createHash } from 'node:crypto';
import { BUILTIN_POLICIES, POLICY_PACK, type BuiltinPolicy } from '@waybill/engine';
import { describe, expect, test } from 'vitest';
import { fixtureNames } from './fixture/fixture-files.ts';
import { RELEASE_POLICIES } from './release-policies.data.ts';

const hashOf = ({ condition, window }: BuiltinPolicy): string =>
  createHash('sha256')
    .update(JSON.stringify([condition, window]))
    .digest('hex')
    .slice(0, 12);

/** The policy under the key that a release knew it by. */
const known = (key: string): BuiltinPolicy | undefined =>
  BUILTIN_POLICIES.find((policy) => policy.key === key || policy.aliases?.includes(key) === true);

test('the policies of every release with a fixture are listed', async () => {
  expect(RELEASE_POLICIES.map(({ fixture }) => fixture)).toEqual(await fixtureNames());
});

test('no policy belongs to a later pack than this release', () => {
  const later = BUILTIN_POLICIES.filter(
    ({ since, findsMoreSince = since }) => Math.max(since, findsMoreSince) > POLICY_PACK,
  );
  expect(later.map(({ key }) => key)).toEqual([]);
});

test('a former key belongs to one policy and is no key', () => {
  const keys = BUILTIN_POLICIES.flatMap(({ key, aliases = [] }) => [key, ...aliases]);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(RELEASE_POLICIES)('policies of the release $fixture', ({ pack, policies }) => {
  test('are all there, under their keys or as aliases', () => {
    expect(Object.keys(policies).filter((key) => known(key) === undefined)).toEqual([]);
  });

  test('are those that tenants of the release have accepted', () => {
    const accepted = BUILTIN_POLICIES.filter(({ since }) => since <= pack);
    const released = Object.keys(policies).map((key) => known(key)?.key);
    expect(new Set(accepted.map(({ key }) => key))).toEqual(new Set(released));
  });

  test('have another version if they match something else', () => {
    const unnoted = Object.entries(policies).filter(([key, released]) => {
      const policy = known(key);
      const [version, hash] = released.split('/');
      return policy && hashOf(policy) !== hash && policy.version <= Number(version);
    });
    expect(unnoted.map(([key]) => key)).toEqual([]);
  });
});
