// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeatMap } from './HeatMap.tsx';
import { Sankey } from './Sankey.tsx';

const LINKS = [
  { source: 'Jira', target: 'Slack', value: 5 },
  { source: 'Jira', target: 'Gmail', value: 2, severity: 'CRITICAL' as const },
];
/** This DOM lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('every place and link of a flow picture says what it is, how much, and how bad', () => {
  render(<Sankey label="Flows" links={LINKS} onSelect={() => {}} />);
  const names = screen
    .getAllByRole('button', { name: /movement/ })
    .map((mark) => mark.getAttribute('aria-label'));
  expect(names).toEqual(
    [
      'Jira to Slack, 5 movements',
      'Jira to Gmail, 2 movements, Critical',
      'From Jira, 7 movements',
      'To Gmail, 2 movements',
      'To Slack, 5 movements',
    ].toSorted((a, b) => names.indexOf(a) - names.indexOf(b)),
  );
});

test('Tab stops once; arrows walk, the tip follows the focus, Enter chooses, Escape hides', () => {
  const onSelect = vi.fn();
  render(<Sankey label="Flows" links={LINKS} onSelect={onSelect} />);
  const stops = () =>
    screen.getAllByRole('button', { name: /movement/ }).filter((mark) => mark.tabIndex === 0);
  expect(stops()).toHaveLength(1);
  const start = screen.getByRole('button', { name: /From Jira/ });
  fireEvent.focus(start);
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  const link = screen.getByRole('button', { name: /Jira to Slack/ });
  expect(document.activeElement).toBe(link);
  expect(stops()).toEqual([link]);
  fireEvent.focus(link);
  expect(screen.getByText('Jira to Slack')).not.toBeNull();
  fireEvent.keyDown(link, { key: 'Enter' });
  expect(onSelect).toHaveBeenLastCalledWith({ source: 'Jira', target: 'Slack' });
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(screen.queryByText('Jira to Slack')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /To Gmail/ }));
  expect(onSelect).toHaveBeenLastCalledWith({ target: 'Gmail' });
});

test('with addresses, places and links are links; a plain press is told instead of followed', () => {
  const onSelect = vi.fn();
  const hrefOf = ({ source = '', target = '' }) => `#${source}-${target}`;
  render(<Sankey label="Flows" links={LINKS} onSelect={onSelect} hrefOf={hrefOf} />);
  const link = screen.getByRole('link', { name: /Jira to Gmail/ });
  expect(link.getAttribute('href')).toBe('#Jira-Gmail');
  expect(fireEvent.click(link)).toBe(false);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ source: 'Jira', target: 'Gmail' });
  fireEvent.click(link, { ctrlKey: true });
  expect(onSelect).toHaveBeenCalledOnce();
});

test('only high and critical have a colour', () => {
  const { container } = render(<Sankey label="Flows" links={LINKS} />);
  const strokes = [...container.querySelectorAll('[data-mark^="link"] path')].map((path) =>
    path.getAttribute('stroke'),
  );
  expect(strokes).toEqual(['var(--flow)', 'var(--critical-fill)']);
});

test('T shows the flows as a table and keeps the focus inside the chart', () => {
  render(<Sankey label="Flows" links={LINKS} />);
  fireEvent.keyDown(screen.getByRole('img', { name: /From Jira/ }), { key: 't' });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['OriginDestinationSeverityValue', 'JiraSlack5', 'JiraGmailCritical2']);
  expect(screen.getByRole('figure').contains(document.activeElement)).toBe(true);
});

test('the table shows the labels of places that have one, and the thickest flow first', () => {
  const named = { ...LINKS[0], source: 'app-1', target: 'app-2', value: 9 };
  const labels = { sourceLabel: 'GitHub', targetLabel: 'ChatGPT' };
  render(<Sankey label="Flows" links={[...LINKS, { ...named, ...labels }]} />);
  fireEvent.keyDown(screen.getByRole('img', { name: /From Jira/ }), { key: 't' });
  const [, first] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(first).toBe('GitHubChatGPT9');
});

test('a chart that waits, is empty or has failed says so, and offers no table', () => {
  const { rerender } = render(<Sankey label="Flows" links={[]} isLoading />);
  expect(screen.getByRole('status', { name: 'Loading' })).not.toBeNull();
  rerender(<Sankey label="Flows" links={[]} />);
  expect(screen.getByText('No data for this time range')).not.toBeNull();
  rerender(<Sankey label="Flows" links={LINKS} error={<p>It failed</p>} />);
  expect(screen.getByText('It failed')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a heat map is a grid of seven days; arrows walk through it and Enter chooses', () => {
  const onSelect = vi.fn();
  render(<HeatMap label="Hours" cells={[{ hour: 33, value: 12 }]} onSelect={onSelect} />);
  const grid = screen.getByRole('grid', { name: /Hours/ });
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
  expect(within(grid).getAllByRole('gridcell')).toHaveLength(168);
  const first = screen.getByRole('gridcell', { name: 'Monday, 00:00 to 01:00: 0' });
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? first, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, 23:00 to 00:00: 0');
  const busy = screen.getByRole('gridcell', { name: 'Tuesday, 09:00 to 10:00: 12' });
  fireEvent.pointerEnter(busy);
  expect(screen.getByText('Tuesday, 09:00 to 10:00: 12')).not.toBeNull();
  fireEvent.keyDown(busy, { key: 'Enter' });
  fireEvent.click(first);
  expect(onSelect.mock.calls).toEqual([[33], [0]]);
});

test('hours with addresses are links inside their cells', () => {
  render(<HeatMap label="Hours" cells={[{ hour: 1, value: 3 }]} hrefOf={(hour) => `#${hour}`} />);
  const link = screen.getByRole('link', { name: 'Monday, 01:00 to 02:00: 3' });
  expect(link.getAttribute('href')).toBe('#1');
  expect(link.parentElement?.getAttribute('role')).toBe('gridcell');
});
