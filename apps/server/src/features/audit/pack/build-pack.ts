import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Services } from '../../../http/feature.ts';
import type { StreamReply } from '../../../http/implement.ts';
import { sha256 } from '../chain/canonical.ts';
import { exportedHead } from '../chain/read-items.ts';
import { auditSigner, readAuditKeys } from '../keys/audit-keys.ts';
import { packPage } from './pack-page.ts';
import { zipFiles } from './zip-files.ts';

const VERIFIER = 'verify-pack.mjs';

/** What a pack is about. @published */
export interface PackSubject {
  /** E.g. `DET-12`. */
  name: string;
  title: string;
  /** Values as JSON, by file name without its ending; the first one is the subject. */
  parts: readonly { name: string; value: object }[];
}

/**
 * A signed archive with the subject as JSON and as a page, the head of the audit log, a manifest with the SHA-256 of
 * each file, and the program that verifies it. @published
 */
export async function buildPack(
  { database, keyFor, now }: Pick<Services, 'database' | 'keyFor' | 'now'>,
  caller: { tenantId: number; userId: string },
  subject: PackSubject,
): Promise<StreamReply> {
  const { tenantId, userId } = caller;
  const createdAt = new Date(now()).toISOString();
  const head = await database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
  const { signer, publicKey } = await database.system(async (tx) => {
    const newest = await auditSigner(tx, keyFor, now());
    const keys = await readAuditKeys(tx);
    return {
      signer: newest,
      publicKey: keys.find(({ keyId }) => keyId === newest.keyId)?.publicKey,
    };
  });
  const files = new Map<string, Buffer>();
  for (const { name, value } of subject.parts) files.set(`${name}.json`, jsonFile(value));
  files.set('report.html', Buffer.from(packPage(subject, createdAt)));
  if (head) files.set('audit-head.json', jsonFile(head));
  files.set(VERIFIER, readFileSync(path.join(import.meta.dirname, VERIFIER)));
  const manifest = jsonFile({
    version: 1,
    subject: subject.name,
    tenantId: String(tenantId),
    createdAt,
    createdBy: userId,
    keyId: signer.keyId,
    files: [...files].map(([name, content]) => ({
      name,
      bytes: content.length,
      sha256: sha256(content),
    })),
  });
  files.set('manifest.json', manifest);
  files.set('signature.json', jsonFile({ signature: signer.sign(manifest.toString()), publicKey }));
  return {
    contentType: 'application/zip',
    fileName: `${subject.name}-evidence.zip`,
    body: Readable.from([zipFiles(files)]),
  };
}

function jsonFile(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
