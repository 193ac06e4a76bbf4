import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { IngestResult } from '@waybill/contract';
import { z } from 'zod';
import { createIntegrationToken } from '../features/integrations/integrations-read-model.ts';
import { CliError } from './cli-error.ts';
import type { CliInstallation } from './installation.ts';
import { progressBar } from './progress-bar.ts';

/** A problem document of the ingest route reports how much of the body was processed. */
const Reply = IngestResult.partial().extend({
  title: z.string().optional(),
  detail: z.string().optional(),
  code: z.string().optional(),
});

/** Sends a file through the ingest route, with its own token that is revoked afterwards. */
export async function ingestCommand(
  installation: CliInstallation,
  request: { sourceId: string; file: string },
): Promise<number> {
  const { database, tenantId, address } = installation;
  const { sourceId, file } = request;
  const totalBytes = file === '-' ? null : await sizeOf(file);
  const { secret, token } = await database.tenant(tenantId, (tx) =>
    createIntegrationToken(tx, tenantId, { sourceId, name: 'Command line', createdBy: null }),
  );
  try {
    const bar = progressBar(process.stderr, totalBytes);
    const counter = new Transform({
      transform(part: Buffer, _encoding, done) {
        bar.advance(part.length);
        done(null, part);
      },
    });
    const source = file === '-' ? process.stdin : createReadStream(file);
    const response = await fetch(`${address}/v1/ingest/${sourceId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(source.pipe(counter)),
      duplex: 'half',
    });
    bar.finish();
    return report(Reply.parse(await response.json()), response.ok);
  } finally {
    await database.tenant(tenantId, (tx) =>
      tx.query('UPDATE integration_token SET revoked_at = now() WHERE token_id = $1', [
        token.tokenId,
      ]),
    );
  }
}

async function sizeOf(file: string): Promise<number> {
  const entry = await stat(file).catch(() => null);
  if (!entry?.isFile()) throw new CliError(`No such file: ${file}`);
  return entry.size;
}

function report(reply: z.infer<typeof Reply>, isOk: boolean): number {
  const line = (text: string): void => void process.stdout.write(`${text}\n`);
  if (!isOk)
    line(
      `Stopped: ${reply.title ?? 'the server refused'}${reply.detail ? ` (${reply.detail})` : ''}`,
    );
  if (reply.records === undefined) return 1;
  line(
    `${reply.records} records: ${reply.accepted} accepted, ${reply.duplicate} duplicate, ${reply.skipped} skipped, ${reply.rejected} rejected`,
  );
  for (const [reason, count] of Object.entries(reply.skippedReasons ?? {}))
    line(`  skipped ${count}: ${reason}`);
  for (const { line: number, field, reason } of reply.rejections ?? []) {
    line(`  rejected line ${number}${field ? `, field ${field}` : ''}: ${reason}`);
  }
  return isOk ? 0 : 1;
}
