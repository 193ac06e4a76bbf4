import type { ConformanceKit } from './conformance-kit.ts';

/** One thing that an endpoint must do, proven through the published client libraries alone. */
export interface ConformanceCase {
  /** Method and path as the wire has them, e.g. `POST /v1/auth/otp/signin/email`. */
  endpoint: string;
  /** Expected behaviour, in a few words. */
  name: string;
  /**
   * Only if the provider uses the hosted provider's codes (`strict`), or only if it does not reveal who
   * has an account (`discreet`). Absent: both.
   */
  codes?: 'strict' | 'discreet';
  /** Required setup of the provider; without it the case is skipped. */
  needs?: readonly ConformanceNeed[];
  /** Rejects when the provider does otherwise; the message is the reason. */
  run(kit: ConformanceKit): Promise<void>;
}

/**
 * - `oauth`: a provider named `google` that signs in the accounts of the suite's own one.
 * - `way out`: it may reach servers on this machine.
 * - `clock`: the suite can move its clock. Such cases run last.
 * - `alone`: no one else has anything on it: all its test users may be deleted.
 */
export type ConformanceNeed = 'oauth' | 'way out' | 'clock' | 'alone';

/** What a file `*-cases.ts` exports as `cases`. */
export type ConformanceCases = readonly ConformanceCase[];
