import { createIntegrationToken } from '../features/integrations/integrations-read-model.ts';
import type { CliInstallation } from './installation.ts';

/** Creates a token and prints its secret, and how to use it. */
export async function tokenCommand(
  installation: CliInstallation,
  token: { sourceId: string; name: string },
): Promise<number> {
  const { database, tenantId, address } = installation;
  const { secret } = await database.tenant(tenantId, (tx) =>
    createIntegrationToken(tx, tenantId, { ...token, createdBy: null }),
  );
  process.stdout.write(`${secret}\n`);
  process.stderr.write(
    `\nThis secret is shown once. Send records with it:\n  curl -H 'Authorization: Bearer <secret>' --data-binary @file ${address}/v1/ingest/${token.sourceId}\n`,
  );
  return 0;
}
