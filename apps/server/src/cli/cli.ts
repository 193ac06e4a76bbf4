import { parseArgs } from 'node:util';
import { ownValue, integrationNameOf, SOURCE_IDS } from '@waybill/contract';
import { connectorForSource } from '@waybill/connectors';
import {
  auditEraseCommand,
  auditExportCommand,
  auditHeadCommand,
  auditKeyCommand,
  auditVerifyCommand,
  auditVerifyFileCommand,
} from './audit-command.ts';
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
import { ownEnvironment } from '../platform/config.ts';
import { remoteClient } from './remote/remote-client.ts';
import { REMOTE_COMMANDS } from './remote/remote-commands.ts';
import { policyCheckCommand } from './policy-check-command.ts';
import { remapCommand } from './remap-command.ts';
import { revocationOf, signingKeyCommand } from './signing-key-command.ts';
import { newTenantOf, tenantCommand } from './tenant-command.ts';
import { tokenCommand } from './token-command.ts';

const USAGE = `Usage:
  waybill ingest --source <source> <file|->   ingest vendor records, like POST /v1/ingest/{source}
  waybill remap --source <source>   reprocess the stored payloads of a source with the current mapping
  waybill token create --source <source> [--name <name>]   create an integration token; the secret is shown once
  waybill user invite <email> --role <role> [--name <name>]   invite a member; an existing member gets the role
  waybill tenant create <name> --owner <email> [--domain <domain>]   create another tenant and invite its owner
  waybill signing-key list          list session signing keys and when old ones expire
  waybill signing-key rotate        publish new keys, used from one hour later; sessions continue
  waybill signing-key revoke --reason <reason> -- <kid>   reject all tokens signed with a key, effective immediately
  waybill master-key rotate         create a new master key in the data folder; stop Waybill first
  waybill master-key status         show the progress of re-encryption with the new key
  waybill master-key finish         remove the previous master key when no value uses it
  waybill audit verify [file]       verify the audit log in the database or in an exported file
  waybill audit export <file|->     export the audit log with everything needed to verify it
  waybill audit head [file]         export the signed head of the audit log; keep it on another system
  waybill audit key list|rotate     list or rotate the keys that sign the audit log
  waybill audit erase --member <id> --field <field> --reason <reason>   erase values from a member's entries
  waybill classify <path> [<path> ...]   find sensitive data in files and folders with the built-in data types
  waybill policy check <file|-> [--format <format>] [--mode <mode>]   check a policy condition for errors
  waybill user list                 list members with roles and last sign-in
  waybill api-token list            list API tokens
  waybill api-token create <name> --permission <permission> [--days <n>]   create an API token; the secret is shown once
  waybill api-token revoke <id>     revoke an API token, effective immediately
  waybill source list               list sources that are connected or report, with their state
  waybill policy export [<file>]    write all policies and lists as YAML
  waybill policy import <file|folder> [--dry-run]   import policies and lists as drafts
  waybill retention show            show how long content is kept
  waybill retention set <days>      set how long content is kept; 0 discards it
  waybill identity [--port <n>] [--project-id <id>] [--management-key <key>]   run only the identity provider

Options:
  --source <source>   source of the records, e.g. google-drive, aws-s3
  --tenant <name>     tenant, if the installation has more than one
  --region <region>   region, if the data folder has more than one
  --name <name>       name of the token or member
  --owner <email>     first owner of a new tenant
  --domain <domain>   mail domain of a new tenant (default: the owner's domain); repeatable
  --reason <reason>   why the key is revoked; recorded in the audit log
  --role <role>       role of the member, e.g. "Analyst L1"

Options over the API (from any machine: set WAYBILL_URL and WAYBILL_TOKEN):
  --format <format>   table (default) or json (one object per line)
  --permission <name> permission of a new token, e.g. policy:read; repeatable
  --days <n>          days until a new token expires (default: 90)
  --dry-run           check and show the differences only

Options for classify (needs no installation; never prints matched values):
  --format <format>   table (default) or json (one object per line)
  --minimum <level>   minimum confidence: low, medium (default) or high
  --type <id>         check only this data type; repeatable
  --ignore <pattern>  skip matching paths (.gitignore syntax); repeatable. A .waybillignore file
                      in the folder has the same effect. .git and node_modules are always skipped
  --fail-on <level>   lowest sensitivity, 0 (default) to 4, that causes exit code 3
  --unread <choice>   which unread files cause exit code 4 if nothing was found: hidden (default) for
                      encrypted or failed files; any, to add unsupported and partly read files; none
  Up to 64 MB of each file is read. Files not read, or read in part, are listed with the reason.
  Exit code: 0 nothing found, 1 command failed, 2 invalid usage, 3 data found, 4 nothing found but some
  files not read, 130 stopped with Ctrl-C (findings so far are printed)

Options for audit:
  --head <file>       exported head to compare with: finds entries that were cut off
  --key <id>          for a file: id of the signing key to trust
  --member <id>       user id of the member whose values are erased
  --field <field>     ip, detail or changes; repeatable
  Exit code of audit verify: 0 valid, 1 command failed, 2 invalid usage, 3 entries were changed,
  4 entries are missing, 5 both

Options for policy check (needs no installation):
  --format <format>   text, yaml or json (default: from the file name)
  --mode <mode>       mode of the policy: simulate, alert, warn or block
  Prints the condition as text, and each problem with its location.
  Exit code: 0 valid, 2 invalid usage, 3 invalid or probably not what you intended

Options for the identity provider (listens on this machine only):
  --origin <origin>   origin of a page that signs users in; repeatable
  --strict            return the hosted provider's error codes, even where they reveal that an account exists
  --algorithm <name>  algorithm of new signing keys: RS256 or ES256

Uses the data folder WAYBILL_DATA (default ./.waybill). Connects to the running instance, or starts
the services it needs.`;

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
      permission: { type: 'string', multiple: true },
      days: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      minimum: { type: 'string' },
      type: { type: 'string', multiple: true },
      ignore: { type: 'string', multiple: true },
      'fail-on': { type: 'string' },
      unread: { type: 'string' },
      head: { type: 'string' },
      key: { type: 'string' },
      member: { type: 'string' },
      field: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

type Parsed = ReturnType<typeof parse>;

/** Commands by their words; the remaining words are arguments. */
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
    if (!file) throw new CliError('Specify a file to ingest, or - for standard input.');
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
  'audit verify': (values, file) =>
    file
      ? auditVerifyFileCommand(file, { head: values.head, key: values.key })
      : withInstallation(wantedOf(values), (installation) =>
          auditVerifyCommand(installation, { head: values.head }),
        ),
  'audit export': (values, file) =>
    withInstallation(wantedOf(values), (installation) => auditExportCommand(installation, file)),
  'audit head': (values, file) =>
    withInstallation(wantedOf(values), (installation) => auditHeadCommand(installation, file)),
  'audit key': (values, verb) =>
    withoutTenant(wantedOf(values), (installation) => auditKeyCommand(installation, verb)),
  'audit erase': (values) =>
    withInstallation(wantedOf(values), (installation) =>
      auditEraseCommand(installation, {
        member: values.member,
        fields: values.field ?? [],
        reason: values.reason,
      }),
    ),
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
    const remote = ownValue(REMOTE_COMMANDS, positionals.slice(0, words).join(' '));
    if (remote) {
      return remote({
        client: remoteClient(ownEnvironment()),
        argument: positionals[words],
        format: values.format ?? 'table',
        permissions: values.permission ?? [],
        days: values.days,
        isDryRun: values['dry-run'],
        print: (text) => void process.stdout.write(text),
      });
    }
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
    `${sourceId ? `No source "${sourceId}" that can be read` : 'Specify a source with --source'}. One of: ${readable.join(', ')}`,
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
