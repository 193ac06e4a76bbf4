// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DetectionFact, FeatureFlag } from '@waybill/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext, type Session } from '../../app/session/session-context.ts';
import { factLabel, scoreHint } from './fact-view.ts';
import { FactTable } from './FactTable.tsx';
import { judgeWords } from './judge-words.ts';
import { factsText } from './facts.text.ts';

afterEach(cleanup);

const ENGINE = join(import.meta.dirname, '../../../../../packages/engine/src');

function sourcesIn(folder: string, prefix = ''): string[] {
  return readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith(prefix) && /(?<!\.test)\.ts$/u.test(file))
    .map((file) => readFileSync(join(ENGINE, folder, file), 'utf8'));
}

function keysIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, key = '']) => key);
}

function shown(facts: readonly DetectionFact[]) {
  const items = [{ dataTypeId: 'payment-card', name: 'Payment card number' }];
  const fetcher = vi.fn<() => Promise<unknown>>().mockResolvedValue({ items });
  // Only the hook's part of a session.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const session = {
    hasFlag: (_flag: FeatureFlag) => false,
    can: () => true,
  } as Partial<Session> as Session;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ fetcher, provider: () => new Map() }}>
      <SessionContext value={session}>{children}</SessionContext>
    </SWRConfig>
  );
  render(<FactTable facts={facts} />, { wrapper });
  return screen.getByRole('table', { name: 'Factors' });
}

const cellsOf = (table: HTMLElement, fact: string): (string | null)[] => {
  const row = within(table).getByRole('rowheader', { name: fact }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

test('every fact that a detector tells has words', () => {
  const detectors = sourcesIn('detectors').join('\n');
  const keys = [
    ...keysIn(detectors, /\bfact\(\s*'([^']+)'/g),
    ...keysIn(detectors, /'((?:own|peer)Sizes)'/g),
  ];
  expect(keys.length).toBeGreaterThan(50);
  expect([...new Set(keys)].filter((key) => !Object.hasOwn(factsText.english, key))).toEqual([]);
});

test('every detector that weighs facts is named and described', () => {
  const ids = sourcesIn('detectors').flatMap((text) =>
    keysIn(text, /judgeOf\(\{\s*id: '([^']+)'/g),
  );
  expect(ids.length).toBeGreaterThan(3);
  for (const key of ids) {
    const policy = { key, name: 'as stored', version: 1, description: 'as stored' };
    expect(Object.values(judgeWords(policy))).not.toContain('as stored');
  }
  const own = { key: 'own', name: 'Uploads', version: 2, description: 'Of tables' };
  expect(judgeWords(own)).toEqual({ name: 'Uploads', description: 'Of tables' });
});

test('a fact is told with what it was compared with and what it adds', async () => {
  const table = shown([
    { key: 'sizeForType', seen: 943_718_400, usual: 6_291_456, points: 3.2 },
    { key: 'otherNameParts', seen: 'anna', usual: null, points: -0.7 },
    { key: 'carriesData', seen: false, usual: null, points: 0 },
    { key: 'handleLikeness', seen: 0.87, usual: 0.8, points: 1.2 },
    { key: 'dataTypes', seen: 'payment-card, own-type', usual: null, points: 0 },
    { key: 'typeMismatch', seen: 'archive', usual: 'image', points: 2.6 },
    { key: 'usual.upload.bytes', seen: 2048, usual: 1024, points: 2 },
  ]);
  expect(cellsOf(table, 'Size compared with this file type')).toEqual(['900 MB', '6 MB', '+3.2']);
  expect(cellsOf(table, 'Other names in the address')).toEqual(['anna', '–', '−0.7']);
  expect(cellsOf(table, 'Transfers a file')).toEqual(['No', '–', '0']);
  expect(cellsOf(table, 'Similarity to the person’s own address')).toEqual(['87%', '80%', '+1.2']);
  expect(cellsOf(table, 'File type by content')).toEqual(['Archive', 'Image', '+2.6']);
  expect(cellsOf(table, 'Volume uploaded on that day')).toEqual(['2 KB', '1 KB', '+2']);
  await screen.findByText('Payment card number, own-type');
});

test.each([
  ['Kind of data', 'financial', 'Financial'],
  ['sizeForType', '943718400', '900 MB'],
  ['confidence', 'high', 'High'],
  ['Policy', 'HIGH', 'High'],
  ['Public', 'Public', 'Public'],
  ['sharedNameParts', 'ana, ruiz', 'ana, ruiz'],
  ['Number of events', '12', '12'],
  ['Base rate', null, null],
])('the part %s of a score with %j says %j', (label, seen, hint) => {
  expect(scoreHint(label, seen)).toBe(hint);
});

test('what is not known is shown as it is stored', () => {
  expect(factLabel('somethingNew')).toBe('somethingNew');
  expect(factLabel('onThatDay')).toBe('onThatDay');
});
