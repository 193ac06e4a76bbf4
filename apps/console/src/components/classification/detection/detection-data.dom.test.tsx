// @vitest-environment happy-dom
import type {
  ClassificationDetail,
  ContentFinding,
  ContentPreview,
  ContentType,
  DetectionDetail,
  ExceptionGroup,
  StoredClassification,
} from '@waybill/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawView, type Call, type Server } from '../../testing/draw-view.tsx';
import { DetectionData } from './DetectionData.tsx';

const AT = '2026-11-20T08:00:00.000Z';
const CARD: ContentType = {
  type: 'payment-card',
  name: 'Payment card number',
  class: 'financial',
  sensitivity: 4,
  version: 0,
  count: 3,
  distinct: 2,
  confidence: 'high',
  exempted: 0,
  isShadow: false,
};
const NAME: ContentType = { ...CARD, type: 'person-name', name: 'Name of a person', count: 1 };
const STORED: StoredClassification = {
  classificationId: 'c1',
  object: {
    key: 'https://x.example/offer',
    name: 'offer.txt',
    seq: 2,
    sizeBytes: 157,
    sha256: null,
    firstSeenAt: AT,
  },
  source: 'Extension',
  personKey: 'ben@northwind.example',
  engine: 'x',
  classifiedAt: AT,
  state: 'partial',
  sensitivity: 4,
  types: [CARD, NAME],
  parts: [],
  isContentKept: true,
  isSample: false,
};
const FINDING: ContentFinding = {
  type: 'payment-card',
  part: 0,
  start: 7,
  end: 11,
  confidence: 'high',
  evidence: [{ kind: 'check' }],
  ambiguousWith: [],
  valueId: 'f'.repeat(32),
  isExempted: false,
  snippet: 'charge ••••0366 today',
};
const DETAIL: ClassificationDetail = {
  ...STORED,
  findings: [FINDING, { ...FINDING, type: 'person-name', snippet: 'by •••• ••••' }],
};
const PREVIEW: ContentPreview = {
  classificationId: 'c1',
  mode: 'content',
  parts: [
    {
      name: null,
      type: 'text',
      state: 'complete',
      reason: null,
      characters: 17,
      text: 'charge 0366 today',
      isTextCut: true,
    },
  ],
  findings: [FINDING],
};
// Only the section's part of a detection.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const DETECTION = {
  detectionId: 'd1',
  number: 7,
  status: 'new',
  substatus: 'first_seen',
  verdict: null,
  verdictReason: null,
  dueAt: null,
  tags: [],
  snooze: null,
  rev: 4,
} as Partial<DetectionDetail> as DetectionDetail;

let router: ReturnType<typeof drawView>['router'];
let calls: Call[];
type More = Partial<Pick<Parameters<typeof drawView>[1], 'denied' | 'flagsOff'>>;
function show(more: More = {}, server: Server = answer) {
  const place = { path: '/detections/d1', search: '' };
  ({ router, calls } = drawView(<DetectionData detection={DETECTION} />, {
    ...place,
    server,
    ...more,
  }));
}
const EFFECT = {
  classifications: 2,
  findings: 5,
  openDetections: 1,
  closedDetections: 0,
  detections: [{ detectionId: 'd2', number: 8, title: 'Another' }],
};
const GROUPS: ExceptionGroup[] = [
  { groupId: 'okta g1', name: 'Finance', source: 'Okta', members: 4, hasPerson: true },
];
function answer({ method, path }: Call): object {
  if (path.startsWith('/v1/classifications/c1/preview')) return PREVIEW;
  if (path.startsWith('/v1/classifications/c1')) return DETAIL;
  if (path.startsWith('/v1/classifications')) return { items: [STORED], nextCursor: null };
  if (path.endsWith('/preview')) return EFFECT;
  if (path.startsWith('/v1/data-type-exceptions/groups')) return { items: GROUPS };
  if (path.startsWith('/v1/data-type-exceptions')) return { exceptionId: 'e1' };
  return { ...DETECTION, status: method === 'PATCH' ? 'closed' : 'new', rev: 5, changeId: 'ch1' };
}
afterEach(() => {
  cleanup();
  router.dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const paths = () => calls.map(({ method, path }) => `${method} ${path}`);
const bodyOf = (method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.path === path)?.body;

test('types are told with how often, how different and how sure; findings only when asked for', async () => {
  show();
  expect(await screen.findByText('offer.txt')).toBeTruthy();
  expect(screen.getByText('Read in part')).toBeTruthy();
  expect(screen.getByText('3 found, 2 unique')).toBeTruthy();
  expect(paths()).toEqual(['GET /v1/classifications?detectionId=d1&limit=200']);
  fireEvent.click(screen.getByRole('button', { name: 'Show findings: offer.txt' }));
  await screen.findAllByText('Check digits or structure valid');
  const line = screen.getAllByText('••••')[0]?.closest('p');
  expect(line?.textContent).toBe('charge ••••masked0366 today');
  expect(paths()).toContain('GET /v1/classifications/c1');
});

test('named entities are shown where their flag is on, and nowhere else', async () => {
  show();
  await screen.findByText('Name of a person');
  cleanup();
  router.dispose();
  show({ flagsOff: ['show_ner_entities'] });
  await screen.findByText('Payment card number');
  expect(screen.queryByText('Name of a person')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show findings: offer.txt' }));
  await screen.findAllByText('Check digits or structure valid');
  expect(screen.queryByText('Name of a person')).toBeNull();
});

test('the preview needs its flag and the permission; it is read when asked for and bears a name', async () => {
  show({ flagsOff: ['show_file_preview'] });
  await screen.findByText('Payment card number');
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
  cleanup();
  router.dispose();
  show({ denied: ['content:preview'] });
  const refused = await screen.findByRole('button', { name: 'Preview: offer.txt' });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  cleanup();
  router.dispose();
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Preview: offer.txt' }));
  const region = await screen.findByRole('region', { name: 'Preview of text' });
  expect(region.textContent).toBe('charge 0366 today');
  expect(screen.getByText('The text is truncated.')).toBeTruthy();
  const marks = document.querySelectorAll('[data-mark^="dana@northwind.example · "]');
  expect(marks.length).toBeGreaterThan(1);
});

test('a wrong value is excepted after its effect was seen, the detection closed, both taken back', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show findings: offer.txt' }));
  await screen.findAllByText('Check digits or structure valid');
  const buttons = screen.getAllByRole('button', { name: 'Wrong data type: Payment card number' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: /^This value/ })).toHaveProperty('checked', true);
  await dialog.findByText(/Excludes 5 findings in 2 contents/);
  const except = () => dialog.getByRole('button', { name: 'Create exception' });
  expect(except().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(dialog.getByLabelText(/^Reason/), {
    target: { value: 'Our test card' },
  });
  fireEvent.click(except());
  await screen.findByText('Exception created: Payment card number. DET-7 closed');
  expect(bodyOf('POST', '/v1/data-type-exceptions')).toEqual({
    dataTypeId: 'payment-card',
    scope: { kind: 'value', valueId: FINDING.valueId },
    reason: 'Our test card',
    detectionId: 'd1',
    expiresAt: null,
  });
  expect(bodyOf('PATCH', '/v1/detections/d1')).toEqual({
    rev: 4,
    change: { verdict: { verdict: 'false_positive', reason: 'wrong_data_type' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(paths()).toContain('DELETE /v1/data-type-exceptions/e1');
  expect(paths()).toContain('POST /v1/detection-changes/ch1/undo');
});

test('a wrong type as such names the object, the person, a group or the source, and may leave the detection open', async () => {
  show();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Wrong data type: Payment card number' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(4);
  fireEvent.click(dialog.getByRole('radio', { name: /^Everything from this person/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Also close this detection' }));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Tester' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create exception' }));
  await screen.findByText('Exception created: Payment card number');
  expect(bodyOf('POST', '/v1/data-type-exceptions')).toMatchObject({
    scope: { kind: 'person', personKey: 'ben@northwind.example' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf('PATCH', '/v1/detections/d1')).toBeUndefined();
});

test('a detection without contents says so, and whoever may not judge finds why', async () => {
  show({}, () => ({ items: [], nextCursor: null }));
  await screen.findByText(/nothing was classified/);
  cleanup();
  router.dispose();
  show({ denied: ['evidence:read', 'data-type:manage'] });
  for (const name of ['Wrong data type: Payment card number', 'Show findings: offer.txt']) {
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  }
});

test('a wrong type is excepted for a group, which has to be named', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show findings: offer.txt' }));
  const [wrong] = await screen.findAllByRole('button', { name: /^Wrong data type: / });
  if (wrong === undefined) throw new Error('A finding can be called wrong');
  fireEvent.click(wrong);
  const dialog = within(await screen.findByRole('dialog'));
  const group = await dialog.findByRole<HTMLInputElement>('radio', {
    name: /^Everyone in a group/,
  });
  await waitFor(() => expect(group.disabled).toBe(false));
  fireEvent.click(group);
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), {
    target: { value: 'They test with it' },
  });
  const make = () => dialog.getByRole('button', { name: 'Create exception' });
  expect(make().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(dialog.getByRole('button', { name: /^Group/ }));
  fireEvent.click(await screen.findByRole('option', { name: /Finance/ }));
  await waitFor(() => expect(make().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(make());
  await waitFor(() =>
    expect(bodyOf('POST', '/v1/data-type-exceptions')).toMatchObject({
      scope: { kind: 'group', groupId: 'okta g1' },
    }),
  );
});
