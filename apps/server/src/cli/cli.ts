import { parseArgs } from 'node:util';
import { integrationNameOf, SOURCE_IDS } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { CliError } from './cli-error.ts';
import { withInstallation } from './installation.ts';
import { ingestCommand } from './ingest-command.ts';
import { tokenCommand } from './token-command.ts';

const USAGE = `Usage:
  waybill ingest --source <source> <file|->   take in a vendor's records, as POST /v1/ingest/{source} does
  waybill token create --source <source> [--name <name>]   mint an integration token; the secret is shown once

Options:
  --source <source>   where the records come from, e.g. google-drive, aws-s3
  --tenant <name>     which tenant, when the installation has several
  --name <name>       name of the token

Works on the data folder WAYBILL_DATA (default ./.waybill): with the instance that runs on it, or starting
what it needs when none runs.`;

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      tenant: { type: 'string' },
      name: { type: 'string', default: 'Command line' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, argument] = positionals;
  if (values.help || !command) {
    process.stdout.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  if (command === 'ingest') {
    const sourceId = sourceOf(values.source);
    if (!argument) throw new CliError('Name the file to take in, or - for standard input.');
    return withInstallation(values.tenant, (installation) =>
      ingestCommand(installation, { sourceId, file: argument }),
    );
  }
  if (command === 'token' && argument === 'create') {
    const sourceId = sourceOf(values.source);
    return withInstallation(values.tenant, (installation) =>
      tokenCommand(installation, { sourceId, name: values.name }),
    );
  }
  throw new CliError(`Unknown command "${positionals.join(' ')}".\n\n${USAGE}`);
}

function sourceOf(sourceId: string | undefined): string {
  const readable = SOURCE_IDS.filter((id) => {
    const name = integrationNameOf(id);
    return name && connectorForSource(name);
  });
  if (sourceId && readable.includes(sourceId)) return sourceId;
  throw new CliError(
    `${sourceId ? `No source "${sourceId}" that can be read` : 'Name the source with --source'}. One of: ${readable.join(', ')}`,
  );
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof CliError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
process.exit();
