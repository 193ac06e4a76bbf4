import type { Region } from '@waybill/contract';
import { readConfig, type Config } from '../platform/config.ts';
import { freePort } from '../platform/free-port.ts';
import { regionPlace, settleHomeRegion } from './region-place.ts';

/** A region as the supervisor starts it. */
export interface PlannedRegion {
  region: Region;
  config: Config;
  environment: NodeJS.ProcessEnv;
  databaseSuffix: string;
}

/**
 * Plans the processes of this machine, the region that serves the console first: each region with its
 * own port, folder and addresses. Throws `ConfigError` if they conflict.
 *
 * @param given regions of the command line; empty: those of the configuration.
 */
export async function planRegions(
  environment: NodeJS.ProcessEnv,
  given: string,
): Promise<[PlannedRegion, ...PlannedRegion[]]> {
  const wanted = { ...environment, ...(given === '' ? {} : { WAYBILL_REGIONS: given }) };
  const config = readConfig(wanted);
  const [first = config.region, ...others] = config.regions;
  const { dataFolder } = config;
  const home = await settleHomeRegion(dataFolder, first);
  const ports = await portsOf(config, 1 + others.length);
  const regions = [first, ...others].map((region, index) => ({ region, port: ports[index] ?? 0 }));
  const shared = sharedAddresses(config, regions);
  const plan = ({ region, port }: { region: Region; port: number }): PlannedRegion => {
    const place = regionPlace({ dataFolder, home }, region);
    const own = {
      ...wanted,
      ...shared,
      WAYBILL_REGION: region,
      WAYBILL_REGIONS: '',
      WAYBILL_PORT: String(port),
      WAYBILL_DATA: place.dataFolder,
      ...(region === first ? {} : NO_SYSLOG),
    };
    const { databaseSuffix } = place;
    return { region, config: readConfig(own), environment: own, databaseSuffix };
  };
  return [plan({ region: first, port: ports[0] }), ...regions.slice(1).map(plan)];
}

/** A port has one listener, and syslog senders cannot specify a region. */
const NO_SYSLOG = { WAYBILL_SYSLOG_PORT: '0', WAYBILL_SYSLOG_TLS_PORT: '0' };

/** The first port is the operator's; each further one is the next free one. */
async function portsOf(
  { host, port }: Pick<Config, 'host' | 'port'>,
  count: number,
): Promise<[number, ...number[]]> {
  const ports: [number, ...number[]] = [port === 0 ? await freePort(host) : port];
  while (ports.length < count) {
    ports.push(await freePort(host, Math.max(...ports) + 1));
  }
  return ports;
}

/** Knowledge of all regions for each of several; a single one has only the operator's configuration. */
function sharedAddresses(
  config: Config,
  regions: readonly { region: Region; port: number }[],
): NodeJS.ProcessEnv {
  if (regions.length < 2) return {};
  const scheme = config.tlsCertFile ? 'https' : 'http';
  const bases = regions.map(({ region, port }) => ({
    region,
    base: config.apiBases[region] ?? `${scheme}://localhost:${port}`,
  }));
  return {
    WAYBILL_API_BASES: bases.map(({ region, base }) => `${region}=${base}`).join(),
    WAYBILL_CONSOLE_ORIGIN: config.consoleOrigin || (bases[0]?.base ?? ''),
  };
}
