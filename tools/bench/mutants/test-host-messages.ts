/** Tests to run. Paths are relative to the working copy. */
export interface TestRequest {
  /** Files whose text is another one than at the last run. */
  changed: string[];
  /** Test files, in the order in which they run. */
  tests: string[];
  /** Whether the first failure ends the run. */
  isUntilFailure: boolean;
}

/** What the process that runs tests is asked for. */
export type HostRequest = TestRequest | 'end';

/** How a run went. */
export interface HostReply {
  /** Test files that failed. */
  failed: string[];
  /** Errors that no test caught. */
  errors: string[];
  milliseconds: number;
}
