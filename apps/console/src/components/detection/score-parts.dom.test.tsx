// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DetectionExplanation, FeatureFlag } from '@waybill/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../app/session/session-context.ts';
import { scoreText } from './score.text.ts';
import { ScoreParts } from './ScoreParts.tsx';

afterEach(cleanup);

const SEVERITY = path.join(import.meta.dirname, '../../../../../packages/engine/src/severity');

function show(contributions: DetectionExplanation['contributions']): void {
  const items = [{ dataTypeId: 'payment-card', name: 'Payment card number' }];
  const fetcher = vi.fn<() => Promise<unknown>>().mockResolvedValue({ items });
  // Only the hook's part of a session.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const session = {
    hasFlag: (_flag: FeatureFlag) => false,
    can: () => true,
  } as Partial<Session> as Session;
  render(
    <SWRConfig value={{ fetcher, provider: () => new Map() }}>
      <SessionContext value={session}>
        <ScoreParts contributions={contributions} />
      </SessionContext>
    </SWRConfig>,
  );
}

test('data types are named as everywhere, numbers are written out', async () => {
  show([
    { kind: 'data', label: 'dataTypes', value: 28, seen: 'payment-card, iban' },
    { kind: 'data', label: 'values', value: 9.6, seen: '1200' },
    { kind: 'destination', label: 'ai', value: 30, seen: 'ChatGPT' },
  ]);
  expect(await screen.findByText('Payment card number, iban')).toBeDefined();
  expect(screen.getByText('1,200')).toBeDefined();
  expect(screen.getByText('AI tool outside the organization')).toBeDefined();
});

test('every part that the model names has words', () => {
  const sources = readdirSync(SEVERITY)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(SEVERITY, file), 'utf8'))
    .join('\n');
  const parts = [...sources.matchAll(/\bpart\(\s*'(\w+)',\s*'(\w+)'/g)].map(
    ([, kind, label]) => `${kind}.${label}`,
  );
  const destinations = [...sources.matchAll(/\bdestination\(\s*'(\w+)'/g)].map(
    ([, label]) => `destination.${label}`,
  );
  const named = [...new Set([...parts, ...destinations])];
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((key) => !Object.hasOwn(scoreText.english, key))).toEqual([]);
});
