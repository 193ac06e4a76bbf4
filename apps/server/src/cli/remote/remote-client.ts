import { createClient, type WaybillClient } from '@waybill/client';
import { CliError } from '../cli-error.ts';

/** A client for the installation that the environment names. Throws `CliError` where it names none. */
export function remoteClient(environment: NodeJS.ProcessEnv): WaybillClient {
  const { WAYBILL_URL: address, WAYBILL_TOKEN: token } = environment;
  if (!address || !token) {
    throw new CliError(
      'Set WAYBILL_URL to the address of the installation and WAYBILL_TOKEN to an API token (Settings → API).',
    );
  }
  if (!URL.canParse(address)) throw new CliError('WAYBILL_URL is not an address.');
  return createClient({ address, token });
}
