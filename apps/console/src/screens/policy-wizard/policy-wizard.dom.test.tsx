// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PolicyContent } from '@waybill/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Call, type Server } from '../../components/testing/draw-view.tsx';
import { NEAR_MISS, POLICY } from './policy-fixture.data.ts';
import { WizardForm } from './WizardForm.tsx';

const FIELDS = {
  items: [
    {
      name: 'data.types',
      label: 'Data types',
      type: 'list',
      operators: ['anyOf', 'allOf', 'noneOf', 'exists'],
      values: null,
    },
    {
      name: 'recipients.outside',
      label: 'External',
      type: 'string',
      operators: ['eq', 'ne', 'in', 'exists'],
      values: ['yes', 'no', 'unknown'],
    },
  ],
};
const WINDOW = {
  from: '2026-11-01T00:00:00.000Z',
  events: 12,
  detections: 4,
  people: 3,
  destinations: 2,
  promptsPerPersonWeek: { p50: 1, p90: 2, max: 3 },
  isPartial: false,
};

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];

/** Returns the wizard's requests other than for its draft. */
const answers: Server = ({ path }) => {
  if (path === '/v1/policy-fields') return FIELDS;
  if (path === '/v1/data-types') {
    return { items: [{ dataTypeId: 'payment-card', name: 'Payment card number' }] };
  }
  if (path === '/v1/members') return { items: [] };
  if (path === '/v1/policies/check') {
    return {
      faults: [{ path: 'rules.0.threshold.field', code: 'missing', message: 'names no field' }],
      findings: [],
      contentHash: 'h',
      rules: [{ ruleId: 'main', text: 'true', parts: [], tests: [] }],
    };
  }
  if (path === '/v1/policies/preview') {
    const windows = [7, 30, 90].map((days) => ({ days, ...WINDOW }));
    return { faults: [], windows, examples: [], asOf: WINDOW.from };
  }
  return { items: [] };
};

function show(search: string, server: Server) {
  const path = '/policies/wizard/cards';
  ({ router, calls } = drawView(<WizardForm start={POLICY} />, { path, search, server }));
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const saves = () => calls.filter(({ method }) => method === 'PATCH');

/** Saves as the server does. */
const saving: Server = (call) =>
  call.method === 'PATCH'
    ? { ...POLICY, ...Object(call.body), rev: Number(Object(call.body).rev) + 1 }
    : answers(call);

test('the policy is told in words, with what it would have met and where something is missing', async () => {
  show('', saving);
  const words = await screen.findByRole('region', { name: 'In words' });
  await waitFor(() =>
    expect(words.textContent).toContain(
      'When Data types has any of Payment card number and Any recipient is external: yes.',
    ),
  );
  const numbers = screen.getByRole('region', { name: 'Estimated matches' });
  await waitFor(() => expect(within(numbers).getAllByText('12')).toHaveLength(3));
  const steps = screen.getByRole('navigation', { name: 'Steps' });
  expect(within(steps).getByRole('button', { name: /Threshold/ }).textContent).toContain(
    'Threshold',
  );
  expect(within(steps).getByRole('img', { name: '1 issue to fix' })).toBeTruthy();
  expect(saves()).toEqual([]);
});

test('each step shows its own lines, and a change saves itself with the revision that was seen', async () => {
  show('?step=movement', saving);
  await screen.findByRole('button', { name: /Field: Any recipient is external/ });
  expect(screen.queryByRole('button', { name: /Field: Data types/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not' }));
  await screen.findByText('Draft saved');
  await waitFor(() => expect(saves()).toHaveLength(1));
  const { rev, content }: { rev: number; content: PolicyContent } = Object(saves()[0]?.body);
  expect(rev).toBe(1);
  expect(content.rules[0]?.condition).toEqual({
    all: [
      { f: 'data.types', op: 'anyOf', v: ['payment-card'] },
      { not: { f: 'recipients.outside', op: 'eq', v: 'yes' } },
    ],
  });
});

test('somebody else’s change is told and not overwritten', async () => {
  show('?step=rollout', (call) => (call.method === 'PATCH' ? problem(409) : answers(call)));
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Mine' } });
  await screen.findByText('Someone else changed this policy');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Still mine' } });
  expect(saves()).toHaveLength(1);
});

test('a save that failed is tried again', async () => {
  let isDown = true;
  show('?step=rollout', (call) => {
    if (call.method === 'PATCH' && isDown) return problem(500);
    return saving(call);
  });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Mine' } });
  await screen.findByText('Not saved');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Draft saved');
  expect(saves()).toHaveLength(2);
});

test('a count begins with a level, and can be taken back', async () => {
  show('?step=threshold', saving);
  fireEvent.click(await screen.findByRole('radio', { name: /^Many events/ }));
  await screen.findByLabelText('Within');
  await waitFor(() => expect(saves()).toHaveLength(1));
  const { content }: { content: PolicyContent } = Object(saves()[0]?.body);
  expect(content.rules[0]?.threshold).toMatchObject({ metric: 'events', threshold: 10 });
  fireEvent.click(screen.getByRole('radio', { name: /^Each event/ }));
  await waitFor(() => expect(screen.queryByLabelText('Within')).toBeNull());
});

const saved = (): PolicyContent => Object(saves().at(-1)?.body).content;
const steps = () => within(screen.getByRole('group', { name: 'Steps' }));
const namesOf = ({ rules }: PolicyContent) =>
  Object(rules[0]?.threshold).steps.map(({ name }: { name: string }) => name);

test('a sequence is written, moved by keys, and is there again after another kind was chosen', async () => {
  show('?step=threshold', saving);
  fireEvent.click(await screen.findByRole('radio', { name: /^A sequence/ }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saved().rules[0]?.threshold).toMatchObject({
    metric: 'sequence',
    isOrdered: true,
    groupBy: ['actor'],
    steps: [{ name: 'Step 1' }, { name: 'Step 2' }],
  });
  fireEvent.change(steps().getByLabelText(/^Name/), { target: { value: 'Took files' } });
  fireEvent.change(steps().getByLabelText('At least (events)'), { target: { value: '20' } });
  fireEvent.keyDown(steps().getByRole('button', { name: /^Move “Took files”/ }), {
    key: 'ArrowDown',
  });
  expect(steps().getByRole('status').textContent).toBe('“Took files” is now step 2 of 2');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saved().rules[0]?.threshold).toMatchObject({
    steps: [{ name: 'Step 2' }, { name: 'Took files', atLeast: 20 }],
  });
  // The open one stays open at its new position.
  expect(steps().getByLabelText(/^Name/)).toHaveProperty('value', 'Took files');
  fireEvent.click(screen.getByRole('radio', { name: /^Each event/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^A sequence/ }));
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(namesOf(saved())).toEqual(['Step 2', 'Took files']);
});

test('a rule that asks for nothing yet asks for somebody once it waits for steps', async () => {
  const [rule] = POLICY.content.rules;
  const content = {
    ...POLICY.content,
    rules: [Object.assign({}, rule, { condition: { all: [] } })],
  };
  const path = '/policies/wizard/cards';
  const server = saving;
  ({ router, calls } = drawView(<WizardForm start={{ ...POLICY, content }} />, {
    path,
    search: '?step=threshold',
    server,
  }));
  fireEvent.click(await screen.findByRole('radio', { name: /^A sequence/ }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saved().rules[0]?.condition).toEqual({ all: [{ f: 'actor.key', op: 'exists', v: true }] });
});

test('levels that do not rise are told, and what is usual is followed in either way', async () => {
  show('?step=threshold', saving);
  fireEvent.click(await screen.findByRole('radio', { name: /^Many events/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add level' }));
  const [, second] = screen.getAllByLabelText('From');
  if (second === undefined) throw new Error('There is no second level');
  fireEvent.change(second, { target: { value: '5' } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'higher than the previous level',
  );
  fireEvent.change(second, { target: { value: '50' } });
  fireEvent.click(screen.getByRole('switch', { name: /^Adapt to the baseline/ }));
  fireEvent.change(screen.getByLabelText('Times the baseline'), { target: { value: '2.5' } });
  await waitFor(() =>
    expect(saved().rules[0]?.threshold).toMatchObject({
      levels: [{ value: 50, severity: 'CRITICAL' }],
      baseline: { method: 'multiple', k: 2.5 },
    }),
  );
});

test('an act that was nearly met is included, and says so where it stands', async () => {
  const nearly: Server = (call) => {
    const asked = JSON.stringify(call.body ?? null);
    if (call.path !== '/v1/policies/preview' || !asked.includes('"not"')) return saving(call);
    return { faults: [], windows: [{ days: 30, ...WINDOW }], examples: [NEAR_MISS], asOf: '' };
  };
  show('?step=backtest', nearly);
  const near = await screen.findByRole('region', { name: 'Near misses' });
  const button = await within(near).findByRole('button', { name: 'Include' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement?.textContent).toBe('Included');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saved().rules[0]?.condition).toMatchObject({
    any: [{}, { all: [{ f: 'source', v: NEAR_MISS.source }, { f: 'action' }, {}] }],
  });
});

test('an unknown value is shown at its line, and in the step that repairs it', async () => {
  const fault = {
    path: 'rules.0.condition.all.0.v',
    code: 'unknown_value',
    message: 'There is no data type payment-card',
    field: 'data.types',
    line: 1,
    value: 'payment-card',
  };
  show('?step=data', (call) =>
    call.path === '/v1/policies/check'
      ? { ...Object(answers(call)), faults: [fault] }
      : saving(call),
  );
  const line = await screen.findByRole('group', { name: 'Data types' });
  await within(line).findByText('Unknown value: “payment-card” (Data types, line 1)');
  const navigation = screen.getByRole('navigation', { name: 'Steps' });
  const step = within(navigation).getByRole('button', { name: /^Data/ });
  expect(within(step).getByRole('img', { name: '1 issue to fix' })).toBeTruthy();
});
