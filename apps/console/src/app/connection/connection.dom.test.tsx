// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { Request } from '../http/create-request.ts';
import { cacheOptions } from '../http/swr-options.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { connectionStore, createConnectionStore, isUnreachable } from './connection-store.ts';
import { isReplaced, runningScripts, scriptsOf } from './served-release.ts';

/** Answers every read with a JSON text. */
const read = vi.fn<(path: string) => Promise<string>>();
const request: Request = async <T,>(path: string) => {
  const data: T = JSON.parse(await read(path));
  return data;
};

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset();
});
afterEach(() => {
  cleanup();
  connectionStore.noteBrowser(true);
  connectionStore.noteAnswer();
  vi.useRealTimers();
});

test('no answer is not the same as an answer that one does not like', () => {
  expect(isUnreachable(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnreachable(new ApiError(503, '', null))).toBe(true);
  expect(isUnreachable(new ApiError(500, '', null))).toBe(false);
  expect(isUnreachable(new ApiError(403, '', null))).toBe(false);
});

test('a loss keeps its beginning and the age of what is shown, until an answer comes', () => {
  let now = 1000;
  const store = createConnectionStore(() => now);
  store.noteAnswer();
  now = 2000;
  store.noteFailure(new TypeError());
  now = 3000;
  store.noteFailure(new TypeError());
  expect(store.read()).toEqual({ lostAt: 2000, lastAnswerAt: 1000, isOffline: false });
  store.noteBrowser(false);
  expect(store.read()).toEqual({ lostAt: 2000, lastAnswerAt: 1000, isOffline: true });
  // The browser's status alone is not a response.
  store.noteBrowser(true);
  expect(store.read()).toEqual({ lostAt: 2000, lastAnswerAt: 1000, isOffline: false });
  store.noteFailure(new ApiError(500, '', null));
  expect(store.read().lostAt).toBeNull();
});

test('an answer that was under way does not take back that the browser is offline', () => {
  const store = createConnectionStore(() => 1000);
  store.noteBrowser(false);
  store.noteAnswer();
  expect(store.read()).toEqual({ lostAt: null, lastAnswerAt: 1000, isOffline: false });
  store.noteFailure(new TypeError());
  expect(store.read().isOffline).toBe(true);
  store.noteBrowser(true);
  store.noteAnswer();
  store.noteFailure(new TypeError());
  expect(store.read().isOffline).toBe(false);
});

function Figure() {
  const { data, error } = useSWR<{ count: number }>('/v1/figure');
  if (data !== undefined) return <p>{data.count} detections</p>;
  return <p>{error === undefined ? 'loading' : 'failed'}</p>;
}

function List() {
  const { data } = useSWRInfinite<{ count: number }>(() => '/v1/list', {
    revalidateFirstPage: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return <p>{data === undefined ? 'no list' : `${data[0]?.count} rows`}</p>;
}

function page(content = <Figure />) {
  return (
    <SWRConfig
      value={{
        ...cacheOptions(request, false),
        provider: () => new Map(),
      }}
    >
      <ConnectionBanner />
      {content}
    </SWRConfig>
  );
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

test('a lost server is told with its time, what is shown stays, and all is read again on return', async () => {
  read.mockResolvedValue('{"count":7}');
  render(page());
  await settle();
  expect(screen.getByText('7 detections')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Connection' })).toBeNull();

  read.mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => connectionStore.noteFailure(new TypeError('Failed to fetch')));
  expect(screen.getByRole('status').textContent).toContain('Waybill is not responding since');
  expect(screen.getByRole('status').textContent).toContain('You are seeing data from');
  expect(screen.getByText('7 detections')).toBeTruthy();

  // It continues asking on its own, in the cache's retry interval.
  read.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(read).toHaveBeenCalledWith('/v1/health');
  expect(screen.getByRole('status')).toBeTruthy();

  read.mockResolvedValue('{"count":8}');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await settle();
  await settle();
  expect(screen.queryByRole('region', { name: 'Connection' })).toBeNull();
  expect(screen.getByText('8 detections')).toBeTruthy();
});

test('a list that could not be read is read on return; one that is there stays as it is', async () => {
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  render(page(<List />));
  await settle();
  expect(screen.getByText('no list')).toBeTruthy();
  read.mockResolvedValue('{"count":3}');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await settle();
  await settle();
  expect(screen.getByText('3 rows')).toBeTruthy();

  act(() => connectionStore.noteFailure(new TypeError('Failed to fetch')));
  read.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await settle();
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
  expect(read.mock.calls).toEqual([['/v1/health']]);
});

test('the browser that goes offline is believed at once', async () => {
  read.mockResolvedValue('{"count":7}');
  render(page());
  await settle();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('You are offline since');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(screen.queryByRole('status')).toBeNull();
  onLine.mockRestore();
});

const builtPage = (name: string) =>
  `<script src="/theme.js"></script><script type="module" crossorigin src="/assets/runtime.js"></script>
   <script type="module" crossorigin src="/assets/${name}.js"></script>`;

test('another build is told by the scripts of the page; whatever else is not', async () => {
  const running = '/assets/runtime.js,/assets/a.js';
  expect(scriptsOf(builtPage('a'))).toBe(running);
  const served =
    (text: string, status = 200) =>
    async () =>
      new Response(text, { status });
  expect(await isReplaced(running, served(builtPage('b')))).toBe(true);
  expect(await isReplaced(running, served(builtPage('a')))).toBe(false);
  expect(await isReplaced(running, served('<h1>Bad gateway</h1>'))).toBe(false);
  expect(await isReplaced(running, served(builtPage('b'), 503))).toBe(false);
  expect(await isReplaced(running, () => Promise.reject(new TypeError()))).toBe(false);
  expect(await isReplaced('', served(builtPage('b')))).toBe(false);
  const shown = document.createElement('div');
  shown.innerHTML = builtPage('a');
  expect(runningScripts(shown)).toBe(running);
});

function Other() {
  const { data } = useSWR<{ count: number }>('/v1/other');
  return <p>{data === undefined ? 'nothing' : 'other'}</p>;
}

test('where one address stays out of reach, the answers of others do not ask for it in a loop', async () => {
  read.mockImplementation((path) =>
    path === '/v1/figure'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve('{"count":1}'),
  );
  const content = (
    <>
      <Figure />
      <Other />
    </>
  );
  render(page(content));
  await act(() => vi.advanceTimersByTimeAsync(100));
  const asks = () => read.mock.calls.filter(([path]) => path === '/v1/figure').length;
  // One loss ends immediately, as after a hiccup; then the failed read waits for its own turn.
  for (let round = 0; round < 8; round += 1) {
    await act(async () => connectionStore.noteFailure(new TypeError('Failed to fetch')));
    await act(async () => connectionStore.noteAnswer());
    await act(() => vi.advanceTimersByTimeAsync(10));
  }
  expect(asks()).toBeLessThanOrEqual(3);
});
