import type { Problem } from '@waybill/contract/problem';
import type { ErrorCode, Permission } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { httpText } from './http.text.ts';
import { REASON_PHRASES } from './reason-phrases.data.ts';

/**
 * A failed response of the product API. The message is the status text, as the specification demands;
 * HTTP/2 has none, so the standard reason phrase is used.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The problem document, when the answer carried one. */
  readonly problem: Problem | null;

  constructor(status: number, statusText: string, problem: Problem | null) {
    super(statusText || REASON_PHRASES[status] || `Status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  /** Whether the problem document carries this stable code. */
  hasCode(code: ErrorCode): boolean {
    return this.problem?.code === code;
  }
}

/**
 * A read was refused: `request` returned nothing, which must not be mistaken for "there is no data".
 */
export class PermissionError extends Error {
  constructor() {
    super(permissionTitle());
    this.name = 'PermissionError';
  }
}

/** Title of the toast for a refused call: in English to the letter of the specification. */
export function permissionTitle(): string {
  return textOf(httpText).noPermission;
}

/** Error text for people: what happened, what to do, and the id to quote. */
export interface ErrorSentence {
  title: string;
  detail: string | null;
  requestId: string | null;
}

/** The only place that words errors for people. Never shows a stack or a foreign body. */
export function describeError(error: unknown): ErrorSentence {
  const text = textOf(httpText);
  if (error instanceof ApiError) {
    return {
      title: error.problem?.title ?? error.message,
      detail: error.problem?.detail ?? null,
      requestId: error.problem?.requestId ?? null,
    };
  }
  if (error instanceof PermissionError) {
    return { title: permissionTitle(), detail: null, requestId: null };
  }
  if (error instanceof TypeError) {
    // `fetch` rejects with a TypeError when there is no answer at all.
    return {
      title: text.noAnswer,
      detail: text.noAnswerDetail,
      requestId: null,
    };
  }
  return {
    title: error instanceof Error ? error.message : text.unknown,
    detail: null,
    requestId: null,
  };
}

/** Message of the fault at a path of the request body, e.g. `ownDomains.0`; null if none. */
export function faultAt(error: unknown, pathStart: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const fault = error.problem?.errors?.find(
    ({ path }) => path === pathStart || path.startsWith(`${pathStart}.`),
  );
  return fault?.message ?? null;
}

/** Roles that grant a permission, as text; roles are listed in Console access. */
export function permissionHint(permission: Permission): string {
  return textOf(httpText).whoGives(permission);
}
