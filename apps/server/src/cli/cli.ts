import { parseArgs } from 'node:util';
import { ownValue, integrationNameOf, SOURCE_IDS } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import { classifyCommand } from './classify-command.ts';
import { CliError } from './cli-error.ts';
import { identityCommand } from './identity-command.ts';
import { configOf, withInstallation, withoutTenant } from './installation.ts';
import { ingestCommand } from './ingest-command.ts';
import { invitationOf, inviteCommand } from './invite-command.ts';
import {
  finishMasterKeyCommand,
  masterKeyStatusCommand,
  rotateMasterKeyCommand,
} from './master-key-command.ts';
import { policyCheckCommand } from './policy-check-command.ts';
import { remapCommand } from './remap-command.ts';
import { revocationOf, signingKeyCommand } from './signing-key-command.ts';
import { newTenantOf, tenantCommand } from './tenant-command.ts';
import { tokenCommand } from './token-command.ts';

const USAGE = `Usage:
  waybill ingest --source <source> <file|->   take in a vendor's records, as POST /v1/ingest/{source} does
  waybill remap --source <source>   send a source's stored payloads through today's mapping again
  waybill token create --source <source> [--name <name>]   mint an integration token; the secret is shown once
  waybill user invite <email> --role <role> [--name <name>]   let a person in; who exists already gets the role
  waybill tenant create <name> --owner <email> [--domain <domain>]   create another tenant and invite its owner
  waybill signing-key list          show the keys that sign sessions, and until when old ones are accepted
  waybill signing-key rotate        publish new keys, which sign an hour later; no session ends
  waybill signing-key revoke --reason <reason> -- <kid>   refuse all tokens of a key at once
  waybill master-key rotate         make a new master key in the data folder; Waybill must be stopped
  waybill master-key status         show how far values are sealed again with it
  waybill master-key finish         remove the previous master key, once nothing needs it
  waybill classify <path> [<path> ...]   tell what data files and folders hold, by the built-in data types
  waybill policy check <file|-> [--format <format>] [--mode <mode>]   tell what is wrong with a policy's condition
  waybill identity [--port <n>] [--project-id <id>] [--management-key <key>]   run the identity provider alone

Options:
  --source <source>   where the records come from, e.g. google-drive, aws-s3
  --tenant <name>     which tenant, when the installation has several
  --region <region>   which region, when several run on the data folder
  --name <name>       name of the token or the person
  --owner <email>     first owner of a new tenant
  --domain <domain>   mail domain of a new tenant (default: of its owner); may be given several times
  --reason <reason>   why a key is revoked; it goes to the audit log
  --role <role>       what the person may do, e.g. "Analyst L1"

Options of classify, which needs no installation and never prints a value:
  --format <format>   table (default) or json, one object a line
  --minimum <level>   low, medium (default) or high confidence
  --type <id>         this data type only; may be given several times
  --ignore <pattern>  leave out, as a line of .gitignore would; may be given several times. A file
                      .waybillignore in the folder does the same; .git and node_modules are left out anyway
  --fail-on <level>   sensitivity, 0 (default) to 4, from which a finding makes the exit code 3
  --unread <choice>   what makes the exit code 4 where nothing was found: hidden (default), files that are
                      encrypted or failed; any, also kinds without a reader and files read in part; none
  A file is read up to 64 MB. What was not read, or only in part, is listed with the reason.
  Exit code: 0 nothing found, 3 found, 4 nothing found and not all was read, 130 ended by Ctrl-C, with what
  was found until then, 2 the command was not understood, 1 the command itself failed

Options of policy check, which needs no installation:
  --format <format>   text, yaml or json; else the file's name says it
  --mode <mode>       simulate, alert, warn or block: what a match leads to
  Prints the condition as text, and each problem with its place.
  Exit code: 0 it can be used, 3 it cannot, or not do what was meant, 2 the command was not understood

Options of the identity provider, which listens on this machine only:
  --origin <origin>   a page's origin that signs people in; may be given several times
  --strict            the hosted provider's error codes, also where they tell who has an account
  --algorithm <name>  RS256 or ES256, of signing keys made from now on

Works on the data folder WAYBILL_DATA (default ./.waybill): with the instance that runs on it, or starting
what it needs when none runs.`;

function parse(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      tenant: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      reason: { type: 'string' },
      owner: { type: 'string' },
      domain: { type: 'string', multiple: true },
      region: { type: 'string' },
      port: { type: 'string' },
      'project-id': { type: 'string' },
      'management-key': { type: 'string' },
      origin: { type: 'string', multiple: true },
      strict: { type: 'boolean', default: false },
      algorithm: { type: 'string' },
      format: { type: 'string' },
      mode: { type: 'string' },
      minimum: { type: 'string' },
      type: { type: 'string', multiple: true },
      ignore: { type: 'string', multiple: true },
      'fail-on': { type: 'string' },
      unread: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

type Parsed = ReturnType<typeof parse>;

/** Commands by their words; what follows the words is their argument. */
const COMMANDS: Record<
  string,
  (given: Parsed['values'], argument?: string, ...more: string[]) => Promise<number>
> = {
  classify: (values, ...paths) =>
    classifyCommand({
      paths: paths.filter((given) => given !== undefined),
      ignore: values.ignore ?? [],
      format: values.format,
      minimum: values.minimum,
      types: values.type ?? [],
      failOn: values['fail-on'],
      unread: values.unread,
    }),
  ingest(values, file) {
    const sourceId = sourceOf(values.source);
    if (!file) throw new CliError('Name the file to take in, or - for standard input.');
    return withInstallation(wantedOf(values), (installation) =>
      ingestCommand(installation, { sourceId, file }),
    );
  },
  remap(values) {
    const sourceId = sourceOf(values.source);
    return withInstallation(wantedOf(values), (installation) =>
      remapCommand(installation, { sourceId }),
    );
  },
  'token create'(values) {
    const sourceId = sourceOf(values.source);
    return withInstallation(wantedOf(values), (installation) =>
      tokenCommand(installation, { sourceId, name: values.name ?? 'Command line' }),
    );
  },
  'user invite'(values, email) {
    const invitation = invitationOf({ email, role: values.role, name: values.name });
    return withInstallation(wantedOf(values), (installation) =>
      inviteCommand(installation, invitation),
    );
  },
  'tenant create'(values, name) {
    const tenant = newTenantOf({ name, owner: values.owner, domains: values.domain ?? [] });
    return withoutTenant(wantedOf(values), (installation) => tenantCommand(installation, tenant));
  },
  'signing-key list': (values) =>
    withoutTenant(wantedOf(values), (installation) =>
      signingKeyCommand(installation, { path: 'all' }),
    ),
  'signing-key rotate': (values) =>
    withoutTenant(wantedOf(values), (installation) =>
      signingKeyCommand(installation, { path: 'rotate' }),
    ),
  'signing-key revoke'(values, kid) {
    const revocation = revocationOf(kid, values.reason);
    return withoutTenant(wantedOf(values), (installation) =>
      signingKeyCommand(installation, revocation),
    );
  },
  'master-key rotate': async (values) =>
    rotateMasterKeyCommand((await configOf(values.region)).config),
  'master-key status': (values) => withoutTenant(wantedOf(values), masterKeyStatusCommand),
  'master-key finish': (values) => withoutTenant(wantedOf(values), finishMasterKeyCommand),
  'policy check': (values, file) =>
    policyCheckCommand({ file, format: values.format, mode: values.mode }),
  identity: (values) =>
    identityCommand({
      port: values.port,
      projectId: values['project-id'],
      managementKey: values['management-key'],
      origins: values.origin ?? [],
      isStrict: values.strict,
      algorithm: values.algorithm,
    }),
};

const wantedOf = ({ tenant, region }: Parsed['values']) => ({ tenant, region });

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = parse(argv);
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  for (const words of [1, 2]) {
    const command = ownValue(COMMANDS, positionals.slice(0, words).join(' '));
    if (command) return command(values, ...positionals.slice(words));
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
