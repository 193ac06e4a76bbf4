// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SetupForm } from './SetupForm.tsx';

vi.mock('@descope/react-sdk/flows', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useDescope: () => ({ password: { policy: async () => ({ ok: false }) } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('names every missing field in the form instead of sending it', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<SetupForm token="t" onOutcome={() => {}} />);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'dana' } });
  expect(screen.queryAllByRole('alert')).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Set up and sign in' }));
  const messages = await screen.findAllByRole('alert');
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'Enter the name of your organisation',
    'Enter your name',
    '"dana" is not a valid email',
    'Enter at least one email domain',
    'Enter a password',
  ]);
  expect(fetched).not.toHaveBeenCalled();
});
