// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

function Days() {
  const [days, setDays] = useState(7);
  return (
    <>
      <NumberField label="Days" min={1} max={30} value={days} onChange={setDays} />
      <output>{days}</output>
    </>
  );
}

const MESSAGE = 'Enter a whole number from 1 to 30';

function typed(text: string): HTMLElement {
  const field = screen.getByRole('spinbutton', { name: 'Days' });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test.each(['0', '31', '1.5', ''])('explains why %j is invalid and keeps the old value', (text) => {
  render(<Days />);
  const field = typed(text);
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('7');
});

test('an invalid entry is not submitted with Enter and is reset when the field is left', () => {
  render(<Days />);
  const field = typed('31');
  const enter = createEvent.keyDown(field, { key: 'Enter' });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(true);
  fireEvent.blur(field);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveProperty('value', '7');
});

test('a valid entry is passed on without a message', () => {
  render(<Days />);
  typed('30');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('30');
});
