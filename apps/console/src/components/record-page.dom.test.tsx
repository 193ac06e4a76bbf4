// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRead } from '../app/http/use-read.ts';
import { RecordPage } from './RecordPage.tsx';
import { drawView, problem, type Server } from './testing/draw-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const read = useRead('/v1/cases/{caseId}', { params: { caseId: 'c1' } });
  return (
    <RecordPage
      read={read}
      permission="detection:read"
      loading="Reading the case"
      notAvailable={{ title: 'Not available', help: 'Gone, or not for you' }}
      back={{ to: '/detections?view=cases', label: 'All cases' }}
    >
      {({ title }) => <h1>{title}</h1>}
    </RecordPage>
  );
}

const draw = (server: Server) => drawView(<Page />, { search: '', path: '/detections', server });

test('the record is drawn when it is there', async () => {
  draw(() => ({ title: 'Quiet' }));
  expect(await screen.findByText('Reading the case')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Quiet' })).toBeDefined();
});

test.each([404, 400])(
  'what answers %i is not available, and the way back is named',
  async (status) => {
    draw(() => problem(status));
    expect(await screen.findByText('Not available')).toBeDefined();
    const back = screen.getByRole('link', { name: 'All cases' });
    expect(back.getAttribute('href')).toBe('/detections?view=cases');
  },
);

test('a failure is told with a way to try again', async () => {
  let isDown = true;
  draw(() => (isDown ? problem(500) : { title: 'Quiet' }));
  const again = await screen.findByRole('button', { name: /again/i });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Quiet' })).toBeDefined();
});
