// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Switch } from './Switch.tsx';
import { TagField } from './TagField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('label, error and control are tied together', () => {
  render(<TextField label="Name" hint="Any name" error="is taken" isRequired />);
  const input = screen.getByLabelText(/Name/);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('is taken');
});

test('a password can be shown and hidden again', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

function Tags({ initial = [] }: { initial?: string[] }) {
  const [values, setValues] = useState(initial);
  return (
    <TagField
      label="Domains"
      values={values}
      onChange={setValues}
      validate={(value) => (value.includes('.') ? undefined : 'is not a domain')}
    />
  );
}
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((tag) => tag.getAttribute('aria-label'));

test('Enter adds a tag in its one form; a refused one stays with the reason', () => {
  render(<Tags />);
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: 'A.Example' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(tags()).toEqual(['Remove a.example']);
  fireEvent.change(input, { target: { value: 'nonsense' } });
  fireEvent.keyDown(input, { key: ',' });
  expect(screen.getByRole('alert').textContent).toBe('nonsense: is not a domain');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('nonsense');
});

test('a pasted list adds many and keeps what was refused', () => {
  render(<Tags />);
  fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: { getData: () => 'a.example\nb.example; bad' },
  });
  expect(tags()).toEqual(['Remove a.example', 'Remove b.example']);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('bad');
});

test('Backspace reaches the last tag first and removes it with the next press', () => {
  render(<Tags initial={['a.example', 'b.example']} />);
  const input = screen.getByRole('textbox');
  input.focus();
  fireEvent.keyDown(input, { key: 'Backspace' });
  expect(tags()).toHaveLength(2);
  const last = screen.getByRole('button', { name: 'Remove b.example' });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a.example' }));
  fireEvent.keyDown(last, { key: 'Backspace' });
  expect(tags()).toEqual(['Remove a.example']);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

const OPTIONS = [
  { value: 'jira', label: 'Jira' },
  { value: 'slack', label: 'Slack' },
  { value: 'teams', label: 'Microsoft Teams', disabledReason: 'Not connected' },
  { value: 'drive', label: 'Google Drive' },
];

test('a combobox filters while typing and is worked with the keys alone', () => {
  const onChange = vi.fn();
  render(
    <Field label="Source">
      <Combobox label="Source" options={OPTIONS} value="jira" onChange={onChange} />
    </Field>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Source: Jira' }), { key: 'ArrowDown' });
  const input = screen.getByRole('combobox');
  const active = () => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };
  expect(active()).toBe('Jira');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active()).toBe('Slack');
  fireEvent.keyDown(input, { key: 'End' });
  expect(active()).toBe('Google Drive');
  fireEvent.change(input, { target: { value: 'sla' } });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('slack');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an option that cannot be chosen says why and stays unchosen', () => {
  const onChange = vi.fn();
  render(<Combobox label="Source" options={OPTIONS} value={null} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Source: Choose' }));
  fireEvent.click(screen.getByRole('option', { name: /Not connected/ }));
  expect(onChange).not.toHaveBeenCalled();
});

test('a switch with a reason cannot be turned', () => {
  const onChange = vi.fn();
  const { rerender } = render(<Switch label="On" isOn={false} onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<Switch label="On" isOn={false} onChange={onChange} disabledReason="Not yours" />);
  fireEvent.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledOnce();
});
