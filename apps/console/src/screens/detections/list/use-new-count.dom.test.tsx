// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNewCount } from './use-new-count.ts';

interface Props {
  filter: string;
  total: number | undefined;
}

test('what the poll counts more than the list knew is new, until the list is read again', () => {
  const { result, rerender } = renderHook<ReturnType<typeof useNewCount>, Props>(
    ({ filter, total }) => useNewCount(filter, total),
    { initialProps: { filter: 'a', total: undefined } },
  );
  expect(result.current.newCount).toBe(0);
  rerender({ filter: 'a', total: 40 });
  expect(result.current.newCount).toBe(0);
  rerender({ filter: 'a', total: 52 });
  expect(result.current.newCount).toBe(12);
  act(() => result.current.reset());
  expect(result.current.newCount).toBe(0);
});

test('another filter starts anew, and rows that left the filter are not negative', () => {
  const { result, rerender } = renderHook<ReturnType<typeof useNewCount>, Props>(
    ({ filter, total }) => useNewCount(filter, total),
    { initialProps: { filter: 'a', total: 40 } },
  );
  rerender({ filter: 'b', total: 900 });
  expect(result.current.newCount).toBe(0);
  rerender({ filter: 'b', total: 890 });
  expect(result.current.newCount).toBe(0);
});
