/**
 * Messages for operators. Fields are ids, counts and names of things; never a secret, a token, a login
 * id or an address of a person.
 */
export interface IdentityLogEvent {
  level: 'debug' | 'info' | 'warn' | 'error';
  /** `thing.happened`, e.g. `refresh.reused`. */
  event: string;
  userId?: string;
  requestId?: string;
  detail?: string;
  /** With its message, which can quote values: the host must not write it down. */
  err?: Error;
}

export type IdentityLog = (event: IdentityLogEvent) => void;
