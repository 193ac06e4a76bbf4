import { CollectFailure } from '../collect-failure.ts';

/**
 * Finds the addresses of a host that may be connected to. Rejects where one of them is inside of our own
 * network and not allowed: protocols besides HTTP go out under the same rules as HTTP.
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
