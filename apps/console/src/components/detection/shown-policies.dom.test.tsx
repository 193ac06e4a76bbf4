// @vitest-environment happy-dom
import type { DetectionListItem, DetectionSummary, FeatureFlag } from '@waybill/contract';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../app/session/session-context.ts';
import {
  rowsWithShownPolicies,
  withShownPolicies,
} from '../../screens/detections/filter/with-shown-policies.ts';
import { isPolicyShown, useShownPolicies } from './shown-policies.ts';

const ITEMS = [
  { policyKey: 'builtin', origin: 'internalDetectionPolicy' },
  { policyKey: 'own', origin: 'detectionPolicy' },
];
const reads = vi.fn<(path: string) => Promise<unknown>>();

function session(flags: readonly FeatureFlag[], isAllowed: boolean): Session {
  // Only the hook's part of a session.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    hasFlag: (flag: FeatureFlag) => flags.includes(flag),
    can: () => isAllowed,
  } as Partial<Session> as Session;
}

function shown(flags: readonly FeatureFlag[], isAllowed = true) {
  reads.mockReset().mockResolvedValue({ items: ITEMS });
  const value = session(flags, isAllowed);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ fetcher: reads, provider: () => new Map() }}>
      <SessionContext value={value}>{children}</SessionContext>
    </SWRConfig>
  );
  return renderHook(() => useShownPolicies(), { wrapper }).result;
}

test('a built-in policy is shown only under its flag, any other always', () => {
  const off = () => false;
  expect(isPolicyShown({ origin: 'internalDetectionPolicy' }, off)).toBe(false);
  expect(isPolicyShown({ origin: 'internalDetectionPolicy' }, () => true)).toBe(true);
  expect(isPolicyShown({ origin: 'detectionPolicy' }, off)).toBe(true);
});

test('with the flag every policy is shown, and nothing has to be read for it', () => {
  const { current } = shown(['internal_policies_enabled']);
  expect(current.isShown('builtin')).toBe(true);
  expect(current.hasAny).toBe(true);
  expect(reads).not.toHaveBeenCalled();
});

test('without the flag only policies that are known not to be built in are shown', async () => {
  const result = shown([]);
  expect(result.current).toMatchObject({ hasAny: false });
  await waitFor(() => expect(result.current.hasAny).toBe(true));
  expect(result.current.isShown('own')).toBe(true);
  expect(result.current.isShown('builtin')).toBe(false);
  expect(shown([], false).current.isShown('own')).toBe(false);
});

test('what is not shown is in no facet and in no row', () => {
  const only = { isShown: (key: string) => key === 'own' };
  const count = { label: null, count: 1, available: 1 };
  const summary: DetectionSummary = {
    asOf: '2026-03-09T00:00:00Z',
    total: 2,
    facets: [
      {
        key: 'policy',
        values: [
          { value: 'builtin', ...count },
          { value: 'own', ...count },
        ],
      },
    ],
    hidden: 0,
    histogram: { bucketMs: 1, buckets: [] },
  };
  expect(withShownPolicies(summary, only)?.facets[0]?.values).toEqual([{ value: 'own', ...count }]);
  const row = (policyKey: string) => ({ policyKey }) satisfies Partial<DetectionListItem>;
  // Only the key of a row's policy is used.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const rows = [row('builtin'), row('own')] as Partial<DetectionListItem>[] as DetectionListItem[];
  expect(rowsWithShownPolicies(rows, only).map(({ policyKey }) => policyKey)).toEqual([
    null,
    'own',
  ]);
});
