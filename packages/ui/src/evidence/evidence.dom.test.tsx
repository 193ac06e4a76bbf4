// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';
import { ConditionTree } from './ConditionTree.tsx';
import { KeyValueList } from './KeyValueList.tsx';
import { Timeline } from './Timeline.tsx';

afterEach(cleanup);

test('each part of a condition says its outcome in words, and what was seen', () => {
  render(
    <ConditionTree
      node={{
        all: [{ f: 'bytes', op: 'gte', v: 10 }, { not: { f: 'team', op: 'eq', v: 'Legal' } }],
      }}
      results={{
        '': { isTrue: false },
        '0': { isTrue: null, seen: null },
        '1': { isTrue: true },
        '1.0': { isTrue: false, seen: 'Sales' },
      }}
      labelOf={(field) => (field === 'bytes' ? 'Size' : field)}
    />,
  );
  const marks = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(marks).toEqual(['false', 'unknown', 'true', 'false']);
  expect(screen.getByText('Size').parentElement?.textContent).toContain('seen unknown');
  expect(screen.getByText('Sales')).not.toBeNull();
});

test('a timeline draws long quiet stretches and writes times in the zone asked for', () => {
  const at = Date.UTC(2026, 10, 20, 9, 12, 7);
  render(
    <Timeline
      timeZone="Europe/Berlin"
      items={[
        { at, title: 'Downloaded' },
        { at: at + 23 * 60_000, title: 'Sent', details: 'Evidence' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Downloaded10:12:07',
    '23 min later',
    'Sent10:35:07DetailsEvidence',
  ]);
});

test('all of a code block is copied, not only what is in sight', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<CodeBlock value={{ a: [1, null] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('{\n  "a": [\n    1,\n    null\n  ]\n}');
  expect(await screen.findByRole('button', { name: 'Copied' })).not.toBeNull();
  vi.unstubAllGlobals();
});

test('facts without a value are left out', () => {
  render(
    <KeyValueList
      items={[
        { label: 'Size', value: '2 MB' },
        { label: 'Owner', value: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Size']);
});
