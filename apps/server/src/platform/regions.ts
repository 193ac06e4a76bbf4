import { REGIONS, type Region } from '@waybill/contract';
import type { Config } from './config.ts';
import { consoleOrigins, ownOrigins } from './console-origins.ts';

type Addresses = Parameters<typeof ownOrigins>[0] & Pick<Config, 'apiBases' | 'region'>;

/** Regions of the installation as a whole, the console's first. */
export function servedRegions({ apiBases, region }: Addresses): [Region, ...Region[]] {
  const [first, ...others] = REGIONS.filter((known) => apiBases[known] !== undefined).toSorted(
    (one, other) => placeOf(apiBases, one) - placeOf(apiBases, other),
  );
  return first === undefined ? [region] : [first, ...others];
}

/** In the operator's order. */
function placeOf(bases: Config['apiBases'], region: Region): number {
  return Object.keys(bases).indexOf(region);
}

/**
 * API base of every region, as the console calls it: empty for the console's own origin. An unknown
 * region maps to the first one, so that a stored choice always works.
 */
export function regionBases(config: Addresses): Record<Region, string> {
  const consoles = consoleOrigins(config);
  const [fallback] = servedRegions(config);
  const baseOf = (region: Region): string => {
    const known = config.apiBases[region] ?? config.apiBases[fallback] ?? ownOrigins(config)[0];
    return consoles.includes(known) ? '' : known;
  };
  return { 'us-east-1': baseOf('us-east-1'), 'eu-west-1': baseOf('eu-west-1') };
}

/**
 * Address of the console's sign-in page for people of this region. With several regions it names this
 * one, because a new browser would otherwise ask another.
 */
export function signInAddress(config: Addresses, parameters: Record<string, string> = {}): string {
  const url = new URL('/login', consoleOrigins(config)[0]);
  if (servedRegions(config).length > 1) url.searchParams.set('region', config.region);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
