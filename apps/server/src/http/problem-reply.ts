import { ERRORS, type ErrorCode } from '@waybill/contract';
import { AdmissionRefused } from '@waybill/store';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { timedOut } from './route-limits.ts';

/** Body of a problem document (RFC 9457). */
export function problemBody(error: AppError, requestId: string): Record<string, unknown> {
  const { status, title } = ERRORS[error.code];
  const { detail, errors, members } = error.facts;
  return {
    type: `/docs/errors#${error.code}`,
    title,
    status,
    ...(detail ? { detail } : {}),
    code: error.code,
    requestId,
    ...(errors ? { errors } : {}),
    ...members,
  };
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** PostgreSQL's classes for "not there right now": connection trouble, shutting down, starting up. */
const UNAVAILABLE_SQL_STATES = /^(08|57P0)/;
const UNAVAILABLE_SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

/** Whether a failure means that the database cannot be reached just now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    UNAVAILABLE_SQL_STATES.test(code) ||
    (UNAVAILABLE_SYSTEM_CODES.has(code) && 'syscall' in error) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

/** A statement timeout (57014), and an idle transaction timeout (25P03). */
const TIMED_OUT_SQL_STATES = new Set(['57014', '25P03']);
/** A lock timeout. */
const LOCK_TIMED_OUT = '55P03';

/** PostgreSQL’s disk_full, and the file system's errors for a full disk or quota. */
const DISK_FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The failure of the database that an error amounts to: a limit of time or connections, or no answer. */
function databaseError(error: unknown): AppError | undefined {
  if (error instanceof AdmissionRefused) {
    const { reason, retryAfterSeconds } = error;
    const code = reason === 'full' ? 'request.too_many' : 'service.busy';
    return new AppError(code, { cause: error, retryAfterSeconds });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL_CODES.has(code)) {
    return new AppError('storage.full', { cause: error, retryAfterSeconds: 30 });
  }
  if (TIMED_OUT_SQL_STATES.has(code)) return timedOut(error);
  if (code === LOCK_TIMED_OUT) {
    return new AppError('service.busy', { cause: error, retryAfterSeconds: 2 });
  }
  if (isDatabaseUnavailable(error)) return new AppError('service.unavailable', { cause: error });
  return undefined;
}

/** The expected failure that an unexpected one amounts to. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const known = databaseError(error);
  if (known) return known;
  if (error instanceof z.ZodError) {
    const errors = error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    }));
    return new AppError('request.invalid', { errors, cause: error });
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('request.too_large', { cause: error });
  if (
    typeof code === 'string' &&
    (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_VALIDATION')
  ) {
    return new AppError('request.body_malformed', { cause: error });
  }
  // An address that names no file, e.g. with a NUL: anyone can send it, and it needs no action.
  if (code === 'FST_STATIC_FORBIDDEN_PATH')
    return new AppError('route.not_found', { cause: error });
  if (error instanceof SyntaxError) return new AppError('request.body_malformed', { cause: error });
  return new AppError('internal', { cause: error });
}
