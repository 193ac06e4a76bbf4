import type { Config } from '../config.ts';
import { isLoopbackAddress } from '../loopback.ts';

type Regional = Pick<Config, 'region' | 'regions' | 'apiBases' | 'consoleOrigin' | 'origin'>;

/** Faults of the regions' addresses in combination. */
export function regionFaults(config: Regional): string[] {
  const { region, regions, apiBases, consoleOrigin, origin } = config;
  const faults: string[] = [];
  const bases = Object.values(apiBases);
  // A supervisor of several regions gives each of its processes its region.
  const here = regions.length > 0 ? regions : [region];
  const missing = here.filter((name) => apiBases[name] === undefined);
  if (bases.length > 0 && missing.length > 0) {
    faults.push(`WAYBILL_API_BASES: has no base for ${missing.join(', ')}`);
  }
  if (new Set(bases).size < bases.length) {
    faults.push('WAYBILL_API_BASES: every region needs its own origin');
  }
  if (regions.length > 1 && origin !== '') {
    faults.push('WAYBILL_ORIGIN: applies to a single region; use WAYBILL_API_BASES for several');
  } else if (origin !== '' && (apiBases[region] ?? origin) !== origin) {
    faults.push(`WAYBILL_ORIGIN: differs from the base of ${region} in WAYBILL_API_BASES`);
  }
  const open = [...bases, consoleOrigin].filter((address) => address.startsWith('http:'));
  if (!open.every(isLoopbackAddress)) {
    faults.push(
      'WAYBILL_API_BASES, WAYBILL_CONSOLE_ORIGIN: must use https, except on this machine; otherwise browsers store no session',
    );
  }
  return faults;
}
