// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './Segmented.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const ITEMS = [
  { key: 'all', label: 'All' },
  { key: 'mine', label: 'Mine' },
  { key: 'team', label: 'Team' },
];

function Stage() {
  const [key, setKey] = useState('all');
  return (
    <Tabs label="Views" items={ITEMS} activeKey={key} onChange={setKey}>
      Contents of {key}
    </Tabs>
  );
}

test('arrows, Home and End walk round the tabs and choose at once', () => {
  render(<Stage />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  fireEvent.keyDown(chosen(), { key: 'ArrowLeft' });
  expect(chosen().textContent).toBe('Team');
  expect(document.activeElement).toBe(chosen());
  fireEvent.keyDown(chosen(), { key: 'ArrowRight' });
  expect(chosen().textContent).toBe('All');
  fireEvent.keyDown(chosen(), { key: 'End' });
  expect(screen.getByRole('tabpanel', { name: 'Team' }).textContent).toBe('Contents of team');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
});

test('joined buttons say which of them are on', () => {
  const onToggle = vi.fn();
  render(
    <Segmented label="View" items={ITEMS} activeKeys={['mine', 'team']} onToggle={onToggle} />,
  );
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('all');
});
