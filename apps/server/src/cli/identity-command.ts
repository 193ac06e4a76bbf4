import { readConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { untilStopped } from '../platform/until-stopped.ts';
import { startAlone, type AloneOptions } from '../features/identity/alone/start-alone.ts';
import { CliError } from './cli-error.ts';
import { freePort } from '../platform/free-port.ts';

/** Command-line options of the provider. */
export interface IdentityArguments {
  port: string | undefined;
  projectId: string | undefined;
  managementKey: string | undefined;
  origins: readonly string[];
  isStrict: boolean;
  algorithm: string | undefined;
}

/** Runs the identity provider alone until it is reported to stop. */
export async function identityCommand(given: IdentityArguments): Promise<number> {
  const config = readConfig();
  const { port, ...options } = aloneOptions(given);
  const provider = await startAlone(
    config,
    {
      ...options,
      port: port || (await freePort()),
      isStrict: options.isStrict || config.hasStrictErrors,
      algorithm: options.algorithm ?? config.signingAlgorithm,
    },
    createLog(config.logLevel === 'info' ? 'warn' : config.logLevel, 'identity'),
  );
  const tell = (line: string): void => void process.stdout.write(`${line}\n`);
  if (config.isIdentityDevelopment) {
    tell(
      'Development mode: test users and captured messages are served. Do not use real accounts.',
    );
  }
  if (!given.managementKey) tell(`Management key: ${provider.managementKey}`);
  tell(`Identity provider ready: ${provider.address} (project ${provider.projectId})`);
  await untilStopped();
  await provider.close();
  return 0;
}

/** Validates the input. Throws `CliError` that says what is required. */
export function aloneOptions(
  given: IdentityArguments,
): Omit<AloneOptions, 'algorithm'> & { algorithm: AloneOptions['algorithm'] | undefined } {
  const { projectId = '', managementKey = '', origins, isStrict } = given;
  const port = Number(given.port ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new CliError('--port must be a number up to 65535. 0 picks a free port.');
  }
  requireNames(projectId, managementKey);
  const odd = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (odd !== undefined) {
    throw new CliError(`--origin must be an origin such as http://localhost:4600, not ${odd}`);
  }
  const algorithm = algorithmOf(given.algorithm);
  return { port, projectId, managementKey, origins, isStrict, algorithm };
}

function requireNames(projectId: string, managementKey: string): void {
  if (!/^[A-Za-z0-9]{0,64}$/.test(projectId)) {
    throw new CliError('--project-id must be at most 64 letters and digits.');
  }
  // It is in a bearer header between colons, next to tokens, which have two dots.
  const isPlain = /^[\x21-\x39\x3b-\x7e]*$/.test(managementKey);
  if (!isPlain || managementKey.split('.').length === 3) {
    throw new CliError('--management-key must not contain spaces or colons, or look like a token.');
  }
}

function algorithmOf(algorithm: string | undefined): AloneOptions['algorithm'] | undefined {
  if (algorithm === undefined || algorithm === 'RS256' || algorithm === 'ES256') return algorithm;
  throw new CliError('--algorithm must be RS256 or ES256.');
}
