/** Tests to run. Paths are relative to the working copy. */
export interface TestRequest {
  /** Files changed since the last run. */
  changed: string[];
  /** Test files, in the order in which they run. */
  tests: string[];
  /** Whether the first failure ends the run. */
  isUntilFailure: boolean;
}

/** Requests to the test process. */
export type HostRequest = TestRequest | 'end';

/** How a run went. */
export interface HostReply {
  /** Test files that failed. */
  failed: string[];
  /** Errors that no test caught. */
  errors: string[];
  milliseconds: number;
}
