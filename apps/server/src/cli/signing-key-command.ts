import { z } from 'zod';
import { CliError } from './cli-error.ts';
import type { TenantlessInstallation } from './installation.ts';
import { managementOf } from './invite-command.ts';

const Keys = z.object({
  keys: z.array(
    z.object({
      kid: z.string(),
      purpose: z.string(),
      algorithm: z.string(),
      state: z.enum(['next', 'signs', 'verifies', 'revoked']),
      signsFrom: z.number(),
      publishedUntil: z.number(),
    }),
  ),
});
type Key = z.infer<typeof Keys>['keys'][number];

const Refusal = z.object({ errorMessage: z.string() });

type Request =
  | { path: 'all' }
  | { path: 'rotate' }
  | { path: 'revoke'; kid: string; reason: string };

/** Validates the input. Throws `CliError` that says what is required. */
export function revocationOf(kid: string | undefined, reason: string | undefined): Request {
  if (!kid)
    throw new CliError('Specify a key: waybill signing-key revoke --reason <reason> -- <kid>');
  if (!reason) throw new CliError('Give a reason with --reason. It is recorded in the audit log.');
  return { path: 'revoke', kid, reason };
}

/** Shows or changes the signing keys of the embedded identity provider, through its management. */
export async function signingKeyCommand(
  installation: TenantlessInstallation,
  request: Request,
): Promise<number> {
  const { config, address } = installation;
  if (config.identityMode === 'hosted') {
    throw new CliError('The hosted identity provider manages its own signing keys.');
  }
  const { projectId, managementKey, baseUrl } = await managementOf(config, address);
  const { path, ...body } = request;
  const response = await fetch(`${baseUrl}/v1/mgmt/signingkey/${path}`, {
    headers: {
      authorization: `Bearer ${projectId}:${managementKey}`,
      'content-type': 'application/json',
    },
    ...(path === 'all' ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const refusal = Refusal.safeParse(answer).data;
    throw new CliError(
      refusal?.errorMessage ?? `The identity provider returned status ${response.status}.`,
    );
  }
  const lines = Keys.parse(answer).keys.map(lineOf);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

const STATES: Record<Key['state'], (key: Key) => string> = {
  next: ({ signsFrom }) => `published, signs from ${timeOf(signsFrom)}`,
  signs: () => 'signs',
  verifies: ({ publishedUntil }) => `accepted until ${timeOf(publishedUntil)}`,
  revoked: () => 'revoked',
};

function lineOf(key: Key): string {
  const { kid, purpose, algorithm, state } = key;
  return `${kid}  ${algorithm}  ${purpose.padEnd(7)}  ${STATES[state](key)}`;
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
