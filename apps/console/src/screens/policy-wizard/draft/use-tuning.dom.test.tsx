// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView } from '../../../components/testing/draw-view.tsx';
import { POLICY } from '../policy-fixture.data.ts';
import { usePolicyDraft } from './use-policy-draft.ts';
import { useTuning } from './use-tuning.ts';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const RULE = POLICY.content.rules[0];
const DETECTION = {
  detectionId: 'd1',
  number: 7,
  title: 'Card outside',
  verdict: 'false_positive',
  verdictReason: 'wrong_person',
  verdictNote: 'Two people share it',
  person: { key: 'ana@ours.example', name: 'Ana', email: null },
  explanation: { condition: RULE?.condition, window: null },
};

function Draft() {
  const draft = usePolicyDraft(POLICY);
  useTuning(draft);
  return <pre aria-label="exceptions">{JSON.stringify(draft.content.rules[0]?.exceptions)}</pre>;
}

function draw(search: string, isDenied = false) {
  return drawView(<Draft />, {
    search,
    path: '/policies/wizard/cards',
    server: ({ path }) => (path === '/v1/detections/d1' ? DETECTION : POLICY),
    denied: isDenied ? ['policy:edit'] : [],
  });
}

const shown = (): unknown => JSON.parse(screen.getByLabelText('exceptions').textContent);

test('the change that an address names is filled in once, and the address names it no more', async () => {
  const { router } = draw('?step=exceptions&tune=d1');
  await waitFor(() =>
    expect(shown()).toMatchObject([
      {
        condition: { all: [{ f: 'actor.key', op: 'eq', v: 'ana@ours.example' }] },
        reason: 'DET-7: Two people share it',
      },
    ]),
  );
  await waitFor(() => expect(window.location.search).toBe('?step=exceptions&rule=main'));
  expect(await screen.findByText('Filled in from DET-7')).toBeDefined();
  await router.navigate('/policies/wizard/cards?step=threshold');
  expect(shown()).toHaveLength(1);
});

test('nothing is asked for who may not change policies', async () => {
  const { calls } = draw('?step=exceptions&tune=d1', true);
  expect(shown()).toEqual([]);
  expect(calls).toEqual([]);
});
