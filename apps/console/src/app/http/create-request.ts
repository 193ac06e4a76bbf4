import type { Problem } from '@waybill/contract/problem';
import { ApiError, permissionTitle } from './api-error.ts';

/** External dependencies of the fetch helpers; tests pass their own. */
export interface RequestSurroundings {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** API base of the stored region, without trailing slash; empty for the own origin. */
  apiBase: () => string;
  /** An unexpired session token, if any. */
  sessionToken: () => Promise<string>;
  /** Sends the browser to the sign-in screen, with the code of the problem document if there was one. */
  toLogin: (code?: string) => void;
  toastError: (title: string) => void;
  warn: (message: string) => void;
}

export interface RequestOptions extends Omit<RequestInit, 'body' | 'headers' | 'credentials'> {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged instead of JSON; its type is in `headers`. */
  body?: Blob;
  headers?: Record<string, string>;
}

export type Request = <T>(
  path: string,
  options?: RequestOptions,
  silent?: boolean,
) => Promise<T | undefined>;

// oxlint-disable-next-line max-params -- the specification fixes the first five
export type Stream = (
  path: string,
  body: unknown,
  onChunk: (text: string) => void,
  onDone: () => void,
  onError: (message: string) => void,
  /** Ends the request; no further callbacks run. */
  signal?: AbortSignal,
) => Promise<void>;

/** Text that the error callback of a stream gets, to the letter of the specification. */
const STREAM_FAILED = 'Streaming request failed';

/**
 * The two fetch helpers of the specification. `request` reads JSON and returns nothing on 403; `send`
 * returns the response itself, for downloads.
 * @throws ApiError for every other failed response; TypeError if there is none.
 */
export function createRequest(around: RequestSurroundings) {
  async function send(path: string, options: RequestOptions = {}): Promise<Response> {
    const { json, headers, ...init } = options;
    const token = await around.sessionToken();
    return around.fetch(`${around.apiBase()}${path}`, {
      ...init,
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'session-token': token, ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  }

  /** Handles a failed response as the error catalogue specifies; returns only for 403. */
  async function fail(path: string, response: Response, silent: boolean): Promise<undefined> {
    if (response.status === 403) {
      around.warn(`403 for ${path}`);
      if (!silent) around.toastError(permissionTitle());
      return undefined;
    }
    const problem = await problemOf(response);
    if (response.status === 401) around.toLogin(problem?.code);
    throw new ApiError(response.status, response.statusText, problem);
  }

  const request: Request = async <T>(path: string, options?: RequestOptions, silent = false) => {
    const response = await send(path, options);
    if (!response.ok) return fail(path, response, silent);
    // The shape is the contract's: the server checks every answer against it before it leaves.
    const data: T = await response.json();
    return data;
  };

  /** The answer with its body unread, for downloads; undefined after a 403. */
  const open = async (path: string, signal?: AbortSignal): Promise<Response | undefined> => {
    const response = await send(path, signal === undefined ? {} : { signal });
    return response.ok ? response : fail(path, response, false);
  };

  // oxlint-disable-next-line max-params -- as its type
  const stream: Stream = async (path, body, onChunk, onDone, onError, signal) => {
    try {
      const response = await send(path, {
        method: 'POST',
        json: body,
        ...(signal === undefined ? {} : { signal }),
      });
      if (!response.ok || response.body === null) {
        // For every call: without a session nothing can continue.
        if (response.status === 401) around.toLogin((await problemOf(response))?.code);
        onError(STREAM_FAILED);
        return;
      }
      await readText(response.body, onChunk);
    } catch {
      if (signal?.aborted !== true) onError(STREAM_FAILED);
      return;
    }
    onDone();
  };

  return { request, open, stream };
}

/** Yields the decoded text as it arrives; a character split between chunks waits for the next one. */
export async function readText(
  body: ReadableStream<Uint8Array>,
  onChunk: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
    if (text !== '') onChunk(text);
    if (done) return;
  }
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const body: unknown = await response.json();
    return isProblem(body) ? body : null;
  } catch {
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'title' in body &&
    typeof body.title === 'string' &&
    'requestId' in body &&
    typeof body.requestId === 'string'
  );
}
