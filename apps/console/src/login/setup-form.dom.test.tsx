// @vitest-environment happy-dom
import { AuthProvider } from '@descope/react-sdk/flows';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SetupForm } from './SetupForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('names every missing field in the form instead of sending it', async () => {
  const sent: string[] = [];
  // The provider is unavailable: the form works without its password rules.
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/v1/auth')) sent.push(url);
    return new Response('{}', { status: 503 });
  });
  render(
    <AuthProvider projectId="P">
      <SetupForm token="t" onOutcome={() => {}} />
    </AuthProvider>,
  );
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'dana' } });
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
  expect(sent).toEqual([]);
});
