// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@waybill/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawView, problem, type Server } from '../../testing/draw-view.tsx';
import { WhyItFired } from '../WhyItFired.tsx';
import { MakeDetectionDialog } from './MakeDetectionDialog.tsx';

beforeEach(() => setLocale({ language: 'en', timeZone: 'UTC' }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw(server: Server) {
  const onClose = vi.fn();
  const { calls } = drawView(
    <MakeDetectionDialog
      about={{ kind: 'flow', originId: 'o1', destinationId: 'd1', from: 'now-7d' }}
      proposedTitle="CRM → Webmail"
      onClose={onClose}
    />,
    { search: '', path: '/discovery', server },
  );
  return { calls, onClose };
}

test('a detection is made with its title, severity and note', async () => {
  const { calls, onClose } = draw(() => ({ detectionId: 'x1', number: 12 }));
  const dialog = await screen.findByRole('dialog', { name: 'Create detection' });
  const title = within(dialog).getByRole('textbox', { name: /Title/ });
  expect(title).toHaveProperty('value', 'CRM → Webmail');
  fireEvent.change(title, { target: { value: ' Odd flow ' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'High' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'What did you notice?' }), {
    target: { value: 'At night' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create detection' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/v1/detections',
      body: {
        title: 'Odd flow',
        severity: 'HIGH',
        note: 'At night',
        about: { kind: 'flow', originId: 'o1', destinationId: 'd1', from: 'now-7d' },
      },
    },
  ]);
  expect(await screen.findByText('DET-12 created')).toBeDefined();
});

test('it needs a title, and a refusal keeps what was typed', async () => {
  const { calls, onClose } = draw(() => problem(400));
  const dialog = await screen.findByRole('dialog', { name: 'Create detection' });
  const title = within(dialog).getByRole('textbox', { name: /Title/ });
  const make = () => within(dialog).getByRole('button', { name: 'Create detection' });
  fireEvent.change(title, { target: { value: '  ' } });
  fireEvent.click(make());
  expect(calls).toEqual([]);
  fireEvent.change(title, { target: { value: 'Kept' } });
  fireEvent.click(make());
  expect(await screen.findByText('It did not work')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(title).toHaveProperty('value', 'Kept');
});

test('what was made by hand says who made it and why', async () => {
  drawView(
    <WhyItFired
      explanation={{
        policy: null,
        condition: null,
        leaves: [],
        facts: [],
        window: null,
        contributions: [],
        madeBy: { userId: 'u2', name: 'Ida', note: 'Nobody had asked for it' },
      }}
    />,
    { search: '', server: () => problem(404) },
  );
  expect(await screen.findByText('Created by Ida')).toBeDefined();
  expect(screen.getByText('Nobody had asked for it')).toBeDefined();
});
