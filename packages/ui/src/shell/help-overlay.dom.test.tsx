// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HelpOverlay } from './HelpOverlay.tsx';

afterEach(cleanup);

test('keys that are pressed at once are told one by one, and the plus is a key of its own', () => {
  const items = [
    { keys: ['Shift+Enter'], label: 'Open' },
    { keys: ['+'], label: 'Larger' },
    { keys: ['Ctrl++'], label: 'Largest' },
  ];
  render(<HelpOverlay isOpen onClose={() => undefined} groups={[{ label: 'Map', items }]} />);
  const keysOf = (label: string) =>
    [...(screen.getByText(label).parentElement?.querySelectorAll('kbd') ?? [])].map(
      (key) => key.textContent,
    );
  expect(keysOf('Open')).toEqual(['Shift', 'Enter']);
  expect(keysOf('Larger')).toEqual(['+']);
  expect(keysOf('Largest')).toEqual(['Ctrl', '+']);
});
