import { expect, test, vi } from 'vitest';
import { ApiError, describeError, faultAt, PermissionError } from './api-error.ts';
import { createRequest } from './create-request.ts';
import { createSessionToken } from './session-token.ts';
import { createFetcher } from './swr-options.ts';

const PERMISSION_TITLE = "You don't have permission to perform this action.";

function around(answer: Response | (() => Promise<Response>), base = '') {
  const calls: { url: string; init: RequestInit }[] = [];
  const spies = { toLogin: vi.fn(), toastError: vi.fn(), warn: vi.fn() };
  const helpers = createRequest({
    ...spies,
    fetch: async (url, init) => {
      calls.push({ url, init });
      return typeof answer === 'function' ? answer() : answer;
    },
    apiBase: () => base,
    sessionToken: async () => 'token-1',
  });
  return { ...helpers, ...spies, calls };
}

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

const PROBLEM = {
  type: 'https://waybill.example/errors#x',
  title: 'The request does not match the route',
  status: 400,
  code: 'request.invalid',
  requestId: 'req-1',
  errors: [{ path: 'ownDomains.0', message: 'is not a mail domain' }],
};

test('every call goes to the region’s base with credentials, JSON type and the session token', async () => {
  const { request, calls } = around(json({ a: 1 }), 'https://eu.waybill.example');
  await expect(request('/v1/session')).resolves.toEqual({ a: 1 });
  expect(calls[0]?.url).toBe('https://eu.waybill.example/v1/session');
  expect(calls[0]?.init).toMatchObject({
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'session-token': 'token-1' },
  });
});

test('a body is sent as JSON', async () => {
  const { request, calls } = around(json({}));
  await request('/v1/x', { method: 'POST', json: { name: 'ä' } });
  expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"ä"}' });
});

test('the bytes of a file go with their own type', async () => {
  const { request, calls } = around(json({}));
  const headers = { 'content-type': 'application/octet-stream' };
  await request('/v1/x', { method: 'POST', body: new Blob(['a,b']), headers });
  expect(calls[0]?.init.headers).toMatchObject({ ...headers, 'session-token': 'token-1' });
  expect(calls[0]?.init.body).toBeInstanceOf(Blob);
});

test('401 sends the browser to /login', async () => {
  const { request, toLogin, toastError } = around(json(PROBLEM, { status: 401 }));
  await expect(request('/v1/session')).rejects.toMatchObject({ status: 401 });
  expect(toLogin.mock.calls).toEqual([[PROBLEM.code]]);
  expect(toastError).not.toHaveBeenCalled();
});

test('403 warns, toasts the exact title and returns nothing', async () => {
  const { request, warn, toastError, toLogin } = around(json({}, { status: 403 }));
  await expect(request('/v1/x')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(toastError).toHaveBeenCalledWith(PERMISSION_TITLE);
  expect(toLogin).not.toHaveBeenCalled();
});

test('403 while silent warns and returns nothing, without a toast', async () => {
  const { request, warn, toastError } = around(json({}, { status: 403 }));
  await expect(request('/v1/x', {}, true)).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(toastError).not.toHaveBeenCalled();
});

test('another failure throws the status text', async () => {
  const { request } = around(new Response('no', { status: 500, statusText: 'Database Gone' }));
  await expect(request('/v1/x')).rejects.toThrow('Database Gone');
});

test.each([
  [404, 'Not Found'],
  [409, 'Conflict'],
  [503, 'Service Unavailable'],
  [599, 'Status 599'],
])('without a status text, %i throws the standard reason phrase', async (status, phrase) => {
  const { request } = around(new Response('{}', { status }));
  await expect(request('/v1/x')).rejects.toThrow(phrase);
});

test('the problem document comes along, and its faults are found by field', async () => {
  const { request } = around(json(PROBLEM, { status: 400 }));
  const error: unknown = await request('/v1/x').catch((failure: unknown) => failure);
  if (!(error instanceof ApiError)) throw new Error('is an ApiError');
  expect(error.hasCode('request.invalid')).toBe(true);
  expect(faultAt(error, 'ownDomains')).toBe('is not a mail domain');
  expect(faultAt(error, 'own')).toBeNull();
  expect(describeError(error)).toEqual({
    title: 'The request does not match the route',
    detail: null,
    requestId: 'req-1',
  });
});

test('a foreign error page is no problem document', async () => {
  const { request } = around(new Response('<html>', { status: 502 }));
  await expect(request('/v1/x')).rejects.toMatchObject({ problem: null, message: 'Bad Gateway' });
});

test('inside the cache a refused read is an error, never an empty success', async () => {
  const { request, toastError } = around(json({}, { status: 403 }));
  await expect(createFetcher(request)('/v1/detections')).rejects.toBeInstanceOf(PermissionError);
  expect(toastError).not.toHaveBeenCalled();
});

function streamed(...chunks: Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

test('a stream passes decoded text on and completes; a character cut in two stays whole', async () => {
  const bytes = new TextEncoder().encode('Zoë 🔑');
  const { stream, calls } = around(streamed(bytes.slice(0, 3), bytes.slice(3, 7), bytes.slice(7)));
  const chunks: string[] = [];
  const onDone = vi.fn();
  const onError = vi.fn();
  await stream('/v1/ask', { q: 1 }, (text) => chunks.push(text), onDone, onError);
  expect(chunks.join('')).toBe('Zoë 🔑');
  expect(chunks.join('')).not.toContain('�');
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
  expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"q":1}' });
});

test.each([
  ['an answer that is not ok', () => Promise.resolve(new Response('no', { status: 500 }))],
  ['an answer without a body', () => Promise.resolve(new Response(null))],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('a stream with %s gives the error callback the exact text', async (_what, answer) => {
  const { stream } = around(answer);
  const onDone = vi.fn();
  const onError = vi.fn();
  await stream('/v1/ask', {}, () => {}, onDone, onError);
  expect(onError).toHaveBeenCalledWith('Streaming request failed');
  expect(onDone).not.toHaveBeenCalled();
});

test('a stream without a session ends with the error callback and sends the browser to /login', async () => {
  const { stream, toLogin } = around(json(PROBLEM, { status: 401 }));
  const onError = vi.fn();
  await stream('/v1/ask', {}, () => {}, vi.fn(), onError);
  expect(onError.mock.calls).toEqual([['Streaming request failed']]);
  expect(toLogin.mock.calls).toEqual([[PROBLEM.code]]);
});

test('requests that start with an expired token wait for one shared refresh', async () => {
  let token = 'old';
  const refresh = vi.fn(async () => {
    token = 'new';
  });
  const sessionToken = createSessionToken({
    current: () => token,
    isExpired: (value) => value === 'old',
    refresh,
  });
  await expect(Promise.all([sessionToken(), sessionToken()])).resolves.toEqual(['new', 'new']);
  await sessionToken();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refresh without an answer lets the old token go along', async () => {
  const sessionToken = createSessionToken({
    current: () => 'old',
    isExpired: () => true,
    refresh: () => Promise.reject(new TypeError('fetch failed')),
  });
  await expect(sessionToken()).resolves.toBe('old');
});
