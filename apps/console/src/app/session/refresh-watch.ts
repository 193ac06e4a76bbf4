import { createContext } from 'react';

/** The SDK's question at the start of a page: is someone signed in? */
const PATH = '/v1/auth/try-refresh';

/** Distinguishes "no one is signed in" from "no response", which the SDK does not. */
export interface RefreshWatch {
  /** Passed to the SDK. */
  hooks: {
    beforeRequest: <T extends { path: string }>(request: T) => T;
    afterRequest: (request: { path: string }, response: Pick<Response, 'status'>) => void;
  };
  /** The latest request was not answered: no connection, or a failing server. */
  isUnanswered: () => boolean;
}

export function createRefreshWatch(): RefreshWatch {
  let isUnanswered = false;
  return {
    hooks: {
      beforeRequest: (request) => {
        if (request.path === PATH) isUnanswered = true;
        return request;
      },
      afterRequest: (request, response) => {
        if (request.path === PATH) isUnanswered = response.status >= 500;
      },
    },
    isUnanswered: () => isUnanswered,
  };
}

export const RefreshWatchContext = createContext<RefreshWatch>(createRefreshWatch());
