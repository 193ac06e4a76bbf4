import { CollectFailure } from '../collect-failure.ts';

/**
 * Resolves a host to allowed addresses. Rejects if one of them is internal and not allowed: protocols
 * other than HTTP follow the same rules.
 */
export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>;

/** An address to connect to as it was checked; looking the name up again could give another one. */
export async function checkedAddress(host: string, resolve: ResolveHost): Promise<string> {
  const [first] = await resolve(host).catch(() => []);
  if (first === undefined) {
    throw new CollectFailure('unavailable', `${host} cannot be reached, or must not be.`);
  }
  return first.address;
}
