import type { ApiToken, WaybillClient } from '@waybill/client';
import { CliError } from '../cli-error.ts';
import { exportPolicies, importPolicies } from './remote-policies.ts';
import { printRows } from './print-rows.ts';

/** What is given to a command behind its words. */
export interface RemoteRequest {
  client: WaybillClient;
  /** The first argument behind the words of the command. */
  argument: string | undefined;
  /** `table` or `json`. */
  format: string;
  permissions: readonly string[];
  days: string | undefined;
  isDryRun: boolean;
  print: (text: string) => void;
}

/** A command over the API. @returns the exit code */
export type RemoteCommand = (request: RemoteRequest) => Promise<number>;

const DAY_MS = 86_400_000;
const USUAL_DAYS = 90;

/** Commands that work from anywhere, with WAYBILL_URL and WAYBILL_TOKEN. */
export const REMOTE_COMMANDS: Readonly<Record<string, RemoteCommand>> = {
  'user list': async ({ client, format, print }) => {
    const { items } = await client.getMembersAccess();
    const rows = items.map(({ userId, name, email, roles, isActive, lastSignInAt }) => ({
      userId,
      name,
      email,
      roles: roles.join(', '),
      isActive,
      lastSignInAt,
    }));
    print(printRows(rows, format));
    return 0;
  },
  'api-token list': async ({ client, format, print }) => {
    const { items } = await client.getTokens();
    print(printRows(items.map(tokenRow), format));
    return 0;
  },
  'api-token create': async ({ client, argument, permissions, days, print }) => {
    if (!argument) throw new CliError('Specify a name for the token.');
    const expiresAt = new Date(Date.now() + daysOf(days, USUAL_DAYS) * DAY_MS).toISOString();
    const { permissions: held } = await client.getSession();
    const wanted = held.filter((permission) => permissions.includes(permission));
    const missing = permissions.filter((one) => !wanted.some((permission) => permission === one));
    if (missing.length > 0 || wanted.length === 0) {
      throw new CliError(
        `Specify permissions of WAYBILL_TOKEN with --permission. Not among them: ${missing.join(', ') || 'none given'}`,
      );
    }
    const { secret } = await client.postTokens({
      body: { name: argument, permissions: wanted, expiresAt },
    });
    print(`${secret}\n`);
    return 0;
  },
  'api-token revoke': async ({ client, argument, print }) => {
    if (!argument) throw new CliError('Specify the ID of a token; see api-token list.');
    const token = await client.deleteTokensTokenId({ params: { tokenId: argument } });
    print(`Revoked ${token.name}\n`);
    return 0;
  },
  'source list': async ({ client, format, print }) => {
    const { items } = await client.getIntegrations();
    const rows = items
      .filter(({ state, arrival }) => state !== 'off' || arrival !== 'none')
      .map(({ sourceId, name, state, arrival, events, rejected, lastEventAt }) => ({
        sourceId,
        name,
        state,
        arrival,
        events,
        rejected,
        lastEventAt,
      }));
    print(printRows(rows, format));
    return 0;
  },
  'retention show': async ({ client, print }) => {
    const { retentionDays, kept } = await client.getSettingsContents();
    print(`Content is kept for ${retentionDays} days; ${kept} kept now\n`);
    return 0;
  },
  'retention set': async ({ client, argument, print }) => {
    const { retentionDays: seenDays } = await client.getSettingsContents();
    const body = { retentionDays: daysOf(argument, null), seenDays };
    const { retentionDays } = await client.patchSettingsContents({ body });
    print(`Content is kept for ${retentionDays} days\n`);
    return 0;
  },
  'policy export': exportPolicies,
  'policy import': importPolicies,
};

function daysOf(text: string | undefined, usual: number | null): number {
  const days = text === undefined ? usual : Number(text);
  if (days !== null && Number.isInteger(days) && days >= 0) return days;
  throw new CliError('Specify a whole number of days.');
}

function tokenRow({ tokenId, name, holder, expiresAt, lastUsedAt, revokedAt }: ApiToken) {
  const state = revokedAt === null ? 'valid until' : 'revoked; was valid until';
  return { tokenId, name, holder: holder.name, state, expiresAt, lastUsedAt };
}
