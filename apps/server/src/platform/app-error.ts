import { ERRORS, type ErrorCode } from '@waybill/contract';

/** Further facts of an error that the caller may see. */
export interface ErrorFacts {
  detail?: string;
  errors?: { path: string; message: string }[];
  /** Members added to the problem document, e.g. the progress of an ingest. */
  members?: Record<string, unknown>;
  /** Sent as the header retry-after. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure, by its code of the error catalogue. Any other exception is a bug. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}) {
    super(facts.detail ?? ERRORS[code].title, { cause: facts.cause });
    this.code = code;
    this.facts = facts;
  }
}
