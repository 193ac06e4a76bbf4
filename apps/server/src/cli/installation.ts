import { REGIONS } from '@waybill/contract';
import { openDatabase, type Database } from '@waybill/store';
import { ownEnvironment, readConfig, type Config } from '../platform/config.ts';
import { runningInstance } from '../supervisor/instance-file.ts';
import { homeRegion, regionPlace } from '../supervisor/region-place.ts';
import { supervise } from '../supervisor/supervise.ts';
import { CliError } from './cli-error.ts';
import { freePort } from '../platform/free-port.ts';

/** A running installation as used by a command. */
export interface CliInstallation {
  config: Config;
  address: string;
  /** Console address for people of the region. */
  signInAddress: string;
  database: Database;
  databaseUrl: string;
  tenantId: number;
  /** The tenant's id at the identity provider. */
  idpTenantId: string;
}

/** The same, before it is known which tenant a command is about. */
export type TenantlessInstallation = Omit<CliInstallation, 'tenantId' | 'idpTenantId'>;

/** The region of an installation that a command targets; absent: the only one. */
export interface Wanted {
  tenant: string | undefined;
  region: string | undefined;
}

/**
 * Runs a command with the instance on the data folder, starting one without a console if none is
 * running. Anyone who can read the data folder may do this: it contains everything anyway.
 */
export async function withInstallation(
  wanted: Wanted,
  command: (installation: CliInstallation) => Promise<number>,
): Promise<number> {
  return withoutTenant(wanted, async (installation) =>
    command({ ...installation, ...(await tenantOf(installation.database, wanted.tenant)) }),
  );
}

/** Like `withInstallation`, for a command without a tenant. */
export async function withoutTenant(
  { region }: Pick<Wanted, 'region'>,
  command: (installation: TenantlessInstallation) => Promise<number>,
): Promise<number> {
  const { config, databaseSuffix } = await configOf(region);
  const running = await runningInstance(config.dataFolder);
  const own = running ? null : await startOwn(config, databaseSuffix);
  const { address, signInAddress, databaseUrl } = running ??
    own ?? { address: '', signInAddress: '', databaseUrl: '' };
  const database = openDatabase({
    connection: { connectionString: databaseUrl },
    maxConnections: 2,
  });
  try {
    return await command({ config, address, signInAddress, database, databaseUrl });
  } finally {
    await database.close();
    await own?.stop();
  }
}

/** Configuration of the region in the data folder; absent: the one in the folder itself. */
export async function configOf(
  wanted: string | undefined,
): Promise<{ config: Config; databaseSuffix: string }> {
  const config = readConfig();
  const home = (await homeRegion(config.dataFolder)) ?? config.region;
  const region = wanted === undefined ? home : REGIONS.find((known) => known === wanted);
  if (!region) throw new CliError(`Specify a region with --region: ${REGIONS.join(', ')}`);
  const place = regionPlace({ dataFolder: config.dataFolder, home }, region);
  return {
    config: { ...config, region, dataFolder: place.dataFolder },
    databaseSuffix: place.databaseSuffix,
  };
}

async function startOwn(config: Config, databaseSuffix: string) {
  process.stderr.write('No instance is using this data folder. Starting the required services …\n');
  const quiet = { ...config, port: await freePort(), host: '127.0.0.1' };
  return supervise({
    config: quiet,
    databaseSuffix,
    environment: {
      ...ownEnvironment(),
      WAYBILL_LOG_LEVEL: 'error',
      WAYBILL_HOST: quiet.host,
      WAYBILL_REGION: quiet.region,
      WAYBILL_REGIONS: '',
    },
    tell: () => undefined,
    withConsole: false,
  });
}

interface CliTenant {
  tenantId: number;
  idpTenantId: string;
}

async function tenantOf(database: Database, wanted: string | undefined): Promise<CliTenant> {
  const ids = await database.system((tx) => tx.query<{ id: number }>('SELECT tenant_ids() AS id'));
  const tenants = [];
  for (const { id } of ids) {
    const [row] = await database.tenant(id, (tx) =>
      tx.query<{ name: string; idp_tenant_id: string }>('SELECT name, idp_tenant_id FROM tenant'),
    );
    if (row) tenants.push({ tenantId: id, idpTenantId: row.idp_tenant_id, name: row.name });
  }
  const matching = wanted === undefined ? tenants : tenants.filter(({ name }) => name === wanted);
  const [only, ...others] = matching;
  if (only && others.length === 0) return only;
  if (tenants.length === 0) {
    throw new CliError('No tenant yet. Run "npm start" and open the link it prints.');
  }
  throw new CliError(
    `Specify a tenant with --tenant: ${tenants.map(({ name }) => `"${name}"`).join(', ')}`,
  );
}
