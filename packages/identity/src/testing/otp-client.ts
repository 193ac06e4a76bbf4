import createSdk from '@descope/core-js-sdk';
import type { RunningIdentity } from './running-identity.ts';

/** The published browser library without its browser parts, pointed at the provider. */
export function clientOf({ projectId, baseUrl }: Pick<RunningIdentity, 'projectId' | 'baseUrl'>) {
  return createSdk({ projectId, baseUrl });
}
export type Client = ReturnType<typeof clientOf>;

/** The code in the newest message; throws if none. */
export function lastCode({ sent }: Pick<RunningIdentity, 'sent'>): string {
  const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** A different code. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Status and error code of an answer of the library. */
export function outcomeOf(answer: {
  ok: boolean;
  code?: number | undefined;
  error?: { errorCode: string } | undefined;
}): [number | undefined, string | undefined] {
  return [answer.code, answer.error?.errorCode];
}

/** The library’s function for a way of delivery, e.g. of `otp.signIn`. */
export function byWay<T>(functions: Readonly<Record<string, T>>, method: string): T {
  const found = functions[method];
  if (found === undefined) throw new Error(`The library has no ${method}`);
  return found;
}
