// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function Code({ onComplete }: { onComplete: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Code"
      value={value}
      onChange={setValue}
      onComplete={onComplete}
      error="The code is incorrect."
    />
  );
}

function input(): HTMLInputElement {
  const found = screen.getByLabelText('Code');
  if (!(found instanceof HTMLInputElement)) throw new Error('The code is no input');
  return found;
}

test('phones fill it in and show digits; the error belongs to it', () => {
  render(<Code onComplete={vi.fn()} />);
  expect(input().getAttribute('autocomplete')).toBe('one-time-code');
  expect(input().getAttribute('inputmode')).toBe('numeric');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('The code is incorrect.');
});

test('a pasted code loses what is no digit, and the last digit completes it', () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  fireEvent.change(input(), { target: { value: '12a3' } });
  expect(input().value).toBe('123');
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.change(input(), { target: { value: ' 123-456 7' } });
  expect(input().value).toBe('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});
