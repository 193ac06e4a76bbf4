// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SetupForm } from './SetupForm.tsx';
import { SignInSdkContext } from './sign-in-sdk.ts';
import { fakeSdk } from './testing/fake-sdk.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('names every missing field in the form instead of sending it', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response('{}', { status: 503 });
  });
  render(
    <SignInSdkContext value={fakeSdk()}>
      <SetupForm token="t" onOutcome={() => {}} />
    </SignInSdkContext>,
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
