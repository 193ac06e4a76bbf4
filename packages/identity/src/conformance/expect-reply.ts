import assert from 'node:assert/strict';

/** Common part of both libraries' replies. */
export interface SdkReply<T> {
  code?: number | undefined;
  ok: boolean;
  data?: T | undefined;
  error?: SdkError | undefined;
}

interface SdkError {
  errorCode?: string;
  errorDescription?: string;
  errorMessage?: string;
  /** Seconds; the library reads it from the header, and types it as a text. */
  retryAfter?: string | number;
}

const RATE_LIMIT = 'E130429';

/** Codes named by the libraries and their documentation. Others are meaningless to clients. */
const KNOWN_CODES: ReadonlySet<string | undefined> = new Set([
  'E011001',
  'E011002',
  'E011003',
  'E011004',
  'E061102',
  'E061103',
  'E061104',
  'E062107',
  'E062108',
  'E062503',
  'E062901',
  'E062903',
  'E062909',
  'E064001',
  'E066103',
  'E112102',
  'E102004',
  'E103202',
  'E103205',
  'E108201',
  RATE_LIMIT,
]);

/** The provider is rate limiting: no verdict. */
export class AskedTooOften extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`refused with 429, to be asked again in ${seconds} s`);
    this.name = 'AskedTooOften';
    this.seconds = seconds;
  }
}

/** The data of a reply that must be a success. */
export function expectOk<T>(reply: SdkReply<T>): T {
  refuseLimit(reply);
  const said = reply.error?.errorMessage ?? reply.error?.errorDescription ?? '';
  assert.ok(reply.ok, `refused with ${reply.code} ${reply.error?.errorCode} ${said}`);
  assert.ok(reply.data != null, 'answered without data');
  if (reply.code !== undefined) assert.equal(reply.code, 200, `answered ${reply.code}, not 200`);
  return reply.data;
}

/**
 * The reply must be this error; `status` is checked if given. Otherwise any 4xx is accepted: providers'
 * mapping of codes is not fully known.
 */
export function expectError(reply: SdkReply<unknown>, errorCode: string, status?: number): void {
  expectRefused(reply, status, errorCode);
  assert.equal(reply.error?.errorCode, errorCode);
}

/** The reply must be an error with all fields that clients read, with any code. */
export function expectRefused(
  reply: SdkReply<unknown>,
  status?: number,
  expected = 'an error',
): void {
  if (expected !== RATE_LIMIT) refuseLimit(reply);
  assert.ok(!reply.ok, `answered ${reply.code} in place of ${expected}`);
  const { code = 0, error } = reply;
  assert.ok(error?.errorCode, 'the error has no code');
  assert.ok(KNOWN_CODES.has(error.errorCode), `no client knows the code ${error.errorCode}`);
  assert.ok(error.errorDescription, 'the error has no description');
  assert.ok(error.errorMessage, 'the error has no message, which one of the libraries throws');
  assert.ok(code >= 400 && code < 500, `an error with status ${code}`);
  if (status !== undefined) assert.equal(code, status, `status ${code}, not ${status}`);
}

/** The reply must be E130429 with a retry time. */
export function expectRateLimit(reply: SdkReply<unknown>): void {
  expectError(reply, RATE_LIMIT, 429);
  assert.ok(Number(reply.error?.retryAfter) > 0, 'no Retry-After');
}

/** The masked address to which a message was sent: recognizable to its owner, but not revealing. */
export function expectMasked(masked: unknown, address: string): void {
  assert.ok(typeof masked === 'string' && masked !== '', 'the answer has no masked address');
  assert.ok(masked.includes('*'), `the address is not masked: ${masked}`);
  assert.ok(!masked.includes(address), 'the whole address is shown');
}

function refuseLimit(reply: SdkReply<unknown>): void {
  if (reply.code === 429) throw new AskedTooOften(Number(reply.error?.retryAfter ?? 0));
}
