import type { ContentPreview, FeatureFlag } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { TextPart } from './contents/content.ts';
import type { Services } from '../../http/feature.ts';
import { AppError } from '../../platform/app-error.ts';
import { SecretUnreadable } from '../../platform/secret-box.ts';
import { readClassification } from './classification-rows.ts';

type PreviewServices = Pick<Services, 'database' | 'classifier' | 'now'>;

/** Code units shown per part, and maximum parts with text. */
const SHOWN_TEXT = 20_000;
const SHOWN_PARTS = 20;

interface PreviewCaller {
  tenantId: number;
  signal: AbortSignal;
}

interface KeptContent {
  sealed: Buffer;
  digest: Buffer;
  [column: string]: unknown;
}

/** The visible preview of a content. Throws `content.preview_off`, `resource.not_found`. */
export async function previewContent(
  services: PreviewServices,
  caller: PreviewCaller,
  classificationId: string,
): Promise<ContentPreview> {
  const { database, now } = services;
  const { detail, kept } = await database.snapshot(caller.tenantId, async (tx) => {
    await requirePreview(tx);
    return {
      detail: await readClassification(tx, classificationId),
      kept: await readKept(tx, classificationId, now()),
    };
  });
  const read = kept && (await readParts(services, caller, kept));
  return {
    classificationId,
    mode: read ? 'content' : 'snippets',
    parts: detail.parts.map((part, index) => ({ ...part, ...shownText(read, index) })),
    findings: detail.findings,
  };
}

async function requirePreview(tx: Transaction): Promise<void> {
  const [row] = await tx.query<{ flags: Partial<Record<FeatureFlag, boolean>> }>(
    'SELECT feature_flags AS flags FROM tenant',
  );
  if (row?.flags.show_file_preview !== true) throw new AppError('content.preview_off');
}

async function readKept(
  tx: Transaction,
  classificationId: string,
  now: number,
): Promise<KeptContent | undefined> {
  const [row] = await tx.query<KeptContent>(
    `SELECT sealed, digest FROM classification JOIN content_blob USING (tenant_id, version_id)
       JOIN object_version USING (tenant_id, version_id)
     WHERE classification_id::text = $1 AND expires_at > $2`,
    [classificationId, new Date(now)],
  );
  return row;
}

/** Null if the content was sealed with another master key: it is then treated as not stored. */
async function readParts(
  { classifier }: PreviewServices,
  { tenantId, signal }: PreviewCaller,
  { digest, sealed }: KeptContent,
): Promise<TextPart[] | null> {
  try {
    const { content } = classifier.vault.open({ tenantId, digest }, sealed);
    return await classifier.read(content, { tenantId, signal });
  } catch (error) {
    if (error instanceof SecretUnreadable) return null;
    throw error;
  }
}

function shownText(
  read: readonly TextPart[] | null | undefined,
  index: number,
): Pick<ContentPreview['parts'][number], 'text' | 'isTextCut'> {
  const text = index < SHOWN_PARTS ? read?.[index]?.text : undefined;
  if (text === undefined) return { text: null, isTextCut: false };
  return { text: text.slice(0, SHOWN_TEXT), isTextCut: text.length > SHOWN_TEXT };
}
