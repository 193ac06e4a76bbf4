// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Leaf, SentenceReading } from '@waybill/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, type Call, type Server } from '../../../components/testing/draw-view.tsx';
import { GoalPage } from './GoalPage.tsx';

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];

const condition: Leaf = { f: 'destination.service', op: 'in', v: ['storage'] };
const source: Leaf = { f: 'data.groups', op: 'anyOf', v: ['source'] };

/** `code to cloud zebras`, with a question about the cloud. */
function reading(chosen: string | null): SentenceReading {
  const isOpen = chosen === null;
  const part = { threshold: null, isExcluded: false, policyKey: null };
  return {
    words: [
      { start: 0, end: 4, role: 'understood', part: 0 },
      { start: 5, end: 7, role: 'small', part: null },
      { start: 8, end: 13, role: isOpen ? 'asked' : 'understood', part: isOpen ? null : 1 },
      { start: 14, end: 20, role: 'unknown', part: null },
    ],
    parts: [{ ...part, condition: source }, ...(isOpen ? [] : [{ ...part, condition }])],
    questions: [
      {
        phrase: 'cloud',
        start: 8,
        end: 13,
        chosen,
        options: [
          { optionId: 'storage', condition, threshold: null },
          { optionId: 'nothing', condition: null, threshold: null },
        ],
      },
    ],
    unknown: [{ start: 14, end: 20, text: 'zebras', suggestions: ['zebra lists'] }],
    condition: { all: [source] },
    threshold: null,
  };
}

const server: Server = ({ path, body }) => {
  if (path === '/v1/policies/sentence') {
    const [choice] = Object(body).choices;
    return reading(choice?.optionId ?? null);
  }
  return { items: [] };
};

function show(): void {
  ({ router, calls } = drawView(<GoalPage />, { path: '/policies/wizard', search: '', server }));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>(/^What do you want to prevent/);
const useIt = () => screen.getByRole('button', { name: 'Use this description' });

test('shows what each word became, asks, and sends the answer with the sentence', async () => {
  show();
  fireEvent.change(box(), { target: { value: 'code to cloud zebras' } });
  const question = await screen.findByRole('group', { name: 'What does “cloud” mean here?' });
  expect(useIt().getAttribute('aria-disabled')).toBe('true');
  const becomes = screen.getByRole('region', { name: 'Resulting policy' });
  expect(becomes.textContent).toContain('codeData groups has any of Source code');
  fireEvent.click(screen.getByRole('button', { name: 'code' }));
  expect(document.activeElement?.textContent).toContain('Data groups');
  fireEvent.click(within(question).getByRole('button', { name: /^destination\.service|^Kind/ }));
  await waitFor(() => expect(useIt().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(useIt());
  await waitFor(() => expect(calls.some(({ path }) => path === '/v1/policies')).toBe(true));
  const sent = calls.find(({ method, path }) => method === 'POST' && path === '/v1/policies');
  expect(sent?.body).toEqual({
    from: {
      kind: 'sentence',
      sentence: 'code to cloud zebras',
      choices: [{ phrase: 'cloud', optionId: 'storage' }],
    },
  });
});

test('replaces a word that is not recognized where it stands', async () => {
  show();
  fireEvent.change(box(), { target: { value: 'code to cloud zebras' } });
  const replace = await screen.findByRole('button', {
    name: 'Replace “zebras” with “zebra lists”',
  });
  fireEvent.click(replace);
  expect(box().value).toBe('code to cloud zebra lists');
});

test('an example fills the box', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Audit log disabled' }));
  expect(box().value).toBe('Audit log disabled');
  expect(screen.queryByRole('list', { name: 'Examples' })).toBeNull();
});
