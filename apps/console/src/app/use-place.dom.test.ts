// @vitest-environment happy-dom
import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useIsUsed } from './use-is-used.ts';
import { usePlace } from './use-place.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('entering takes the place of the sign-in page in the history', () => {
  window.history.replaceState(null, '', '/login?to=%2Fdetections');
  const entries = window.history.length;
  const { result } = renderHook(usePlace);
  expect(result.current).toMatchObject({ pathname: '/login', search: '?to=%2Fdetections' });
  act(() => result.current.enter('/detections?q=a'));
  expect(result.current).toMatchObject({ pathname: '/detections', search: '?q=a' });
  expect(window.location.pathname).toBe('/detections');
  expect(window.history.length).toBe(entries);
});

test.each(['pointerdown', 'keydown', 'input'])('a page is used from the first %s on', (name) => {
  const { result, unmount } = renderHook(useIsUsed);
  expect(result.current).toBe(false);
  fireEvent(document.body, new Event(name, { bubbles: true }));
  expect(result.current).toBe(true);
  unmount();
});
