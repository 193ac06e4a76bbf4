import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigator, type GoOptions } from './create-navigator.ts';
import { areParamsIdentical, paramUpdateOf, resolveAddress } from './navigation-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function navigatorAt(address: string) {
  const url = new URL(address, 'https://console.invalid');
  let shown = { pathname: url.pathname, search: url.search, hash: url.hash };
  const went: { to: string; options: GoOptions }[] = [];
  const navigator = createNavigator({
    shown: () => shown,
    go: (to, options) => {
      shown = resolveAddress(to, shown);
      went.push({ to, options });
    },
  });
  return { navigator, went };
}

test('navigating to the address already shown does nothing', () => {
  const { navigator, went } = navigatorAt('/detections?status=new&q=a');
  navigator.navigate('/detections?status=new&q=a');
  navigator.navigate('/detections?q=a&status=new');
  expect(went).toEqual([]);
});

test('navigating elsewhere adds a history entry', () => {
  const { navigator, went } = navigatorAt('/detections?q=a');
  navigator.navigate('/detections?q=b');
  navigator.navigate('/policies');
  expect(went.map(({ to }) => to)).toEqual(['/detections?q=b', '/policies']);
  expect(went[0]?.options.replace).toBeUndefined();
});

test('a search-parameter change with identical parameters is skipped', () => {
  const { navigator, went } = navigatorAt('/detections?severity=HIGH&severity=LOW&q=a');
  navigator.setParams(new URLSearchParams('q=a&severity=LOW&severity=HIGH'));
  navigator.setParams((shown) => shown);
  expect(went).toEqual([]);
});

test('another value of a parameter adds a history entry', () => {
  const { navigator, went } = navigatorAt('/detections?q=a');
  navigator.setParams(new URLSearchParams('q=b'));
  expect(went).toEqual([{ to: '/detections?q=b', options: { replace: false } }]);
});

test('an update with both origin and destination id lists replaces the history entry', () => {
  const { navigator, went } = navigatorAt('/discovery?direction=all');
  navigator.setParams(new URLSearchParams('originIds=a,b&destinationIds=c'));
  expect(went[0]?.options).toEqual({ replace: true });
});

test.each(['originIds=a,b', 'destinationIds=c', 'originIds=a&destinationIds='])(
  'an update with only one of the lists (%s) adds a history entry',
  (next) => {
    expect(paramUpdateOf(new URLSearchParams('direction=all'), new URLSearchParams(next))).toBe(
      'push',
    );
  },
);

test('an update that replaces empty parameters replaces the history entry', () => {
  const { navigator, went } = navigatorAt('/detections');
  navigator.setParams(new URLSearchParams('status=new'));
  navigator.setParams(new URLSearchParams('status=closed'));
  expect(went.map(({ options }) => options.replace)).toEqual([true, false]);
});

test('the delayed variant waits 100 ms', () => {
  const { navigator, went } = navigatorAt('/detections?q=a');
  navigator.setParamsDelayed(new URLSearchParams('q=b'));
  vi.advanceTimersByTime(99);
  expect(went).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(went.map(({ to }) => to)).toEqual(['/detections?q=b']);
});

test('of several delayed changes within 100 ms only the last one is applied', () => {
  const { navigator, went } = navigatorAt('/detections?q=a');
  navigator.setParamsDelayed(new URLSearchParams('q=ab'));
  vi.advanceTimersByTime(60);
  navigator.setParamsDelayed(new URLSearchParams('q=abc'));
  vi.advanceTimersByTime(100);
  expect(went.map(({ to }) => to)).toEqual(['/detections?q=abc']);
});

test('a delayed change that was cancelled is never applied', () => {
  const { navigator, went } = navigatorAt('/detections?q=a');
  navigator.setParamsDelayed(new URLSearchParams('q=b'));
  navigator.cancelDelayed();
  vi.advanceTimersByTime(1000);
  expect(went).toEqual([]);
});

test('parameters whose joined text would look alike are told apart', () => {
  expect(areParamsIdentical(new URLSearchParams('a=b,c'), new URLSearchParams('a=b&c='))).toBe(
    false,
  );
});
