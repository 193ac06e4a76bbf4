import type { ContentState, DataTypeDeclaration, UploadResult } from '@waybill/contract';
import { ownValue, DATA_TYPE_LIMITS } from '@waybill/contract';
import {
  FEWEST_PRINTS,
  readTemplates,
  writeTemplates,
} from '@waybill/engine/custom/fingerprint/template-prints';
import { saltOf } from '@waybill/engine/custom/salt-of';
import type { Transaction } from '@waybill/store';
import type { Content } from '../contents/content.ts';
import type { ContentClassifier } from '../contents/content-classifier.ts';
import { raiseDataTypeRev } from '../contents/read-data-types.ts';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { buildTable, buildTemplate } from './build-material.ts';
import type { Actor } from './data-type-changes.ts';
import { requireDataType } from './data-type-rows.ts';

type Kind = DataTypeDeclaration['kind'];
type Declared<K extends Kind> = Extract<DataTypeDeclaration, { kind: K }>;

interface Uploading<K extends Kind> {
  dataTypeId: string;
  rev: number;
  version: number;
  declaration: Declared<K>;
  material: Buffer | null;
}

interface Material extends Pick<
  UploadResult,
  'entries' | 'skipped' | 'skippedRows' | 'ignoredColumns'
> {
  bytes: Uint8Array;
}

export interface UploadServices extends Pick<Services, 'database'> {
  classifier: ContentClassifier;
}

export interface Upload {
  dataTypeId: string;
  rev: number;
  actor: Actor;
  /** Aborted when no one waits for the response. */
  signal: AbortSignal;
}

/** Stores a processed upload. Throws `resource.conflict` after a concurrent change. */
export type StoreUpload = (tx: Transaction) => Promise<UploadResult>;

/**
 * Hashes the rows of an exact type. Throws `datatype.upload_invalid`, `resource.conflict`, and as
 * `buildTable` does.
 *
 * @param readCsv reads the body, once the type is known to accept it
 */
export async function preparedRows(
  { database, classifier }: UploadServices,
  upload: Upload,
  readCsv: () => Promise<Uint8Array>,
): Promise<StoreUpload> {
  const { tenantId } = upload.actor;
  const found = await database.snapshot(tenantId, (tx) => requireKind(tx, upload, 'exact'));
  const { columns, primary } = found.declaration;
  const { valueKey } = await classifier.setOf(tenantId);
  const key = Buffer.from(valueKey, 'hex');
  const task = {
    csv: await readCsv(),
    columns,
    primary: columns.indexOf(primary),
    key,
    mostRows: DATA_TYPE_LIMITS.rows,
  };
  const built = await buildTable(task, { tenantId, signal: upload.signal });
  if ('missing' in built) {
    const named = built.missing.map((column) => `"${column}"`).join(', ');
    refuse(`The header line of the CSV has no column ${named}`);
  }
  if ('mostRows' in built) refuse(`A table has at most ${built.mostRows} rows`);
  if (built.rows === 0) refuse('No row has a usable value in the primary column');
  const { bytes, rows: entries, skipped, skippedRows, ignoredColumns } = built;
  const material = {
    bytes,
    entries,
    skipped,
    skippedRows: [...skippedRows],
    ignoredColumns: [...ignoredColumns],
  };
  return (tx) => storeMaterial(tx, found, material, upload.actor);
}

/**
 * Hashes of a template, with the others of its type except the one with its name. Throws as
 * `preparedRows`.
 */
export async function preparedTemplate(
  { database, classifier }: UploadServices,
  upload: Upload,
  readFile: () => Promise<Extract<Content, { kind: 'file' }>>,
): Promise<StoreUpload> {
  const { tenantId } = upload.actor;
  const found = await database.snapshot(tenantId, (tx) => requireKind(tx, upload, 'fingerprint'));
  const { valueKey } = await classifier.setOf(tenantId);
  const salt = saltOf(Buffer.from(valueKey, 'hex'));
  const work = { tenantId, signal: upload.signal };
  const file = await readFile();
  const parts = await classifier.read(file, work);
  const why = parts
    .map(({ state }) => ownValue(WHY_UNREAD, state))
    .find((reason) => reason !== undefined);
  if (why !== undefined && parts.every((part) => part.text === '')) refuse(why);
  const text = parts.map((part) => part.text).join('\n');
  const name = file.name ?? 'template';
  const prints = await buildTemplate({ name, text, salt }, work);
  if (prints.hashes.length < FEWEST_PRINTS) refuse('The text is too short to be recognized later');
  const others = (found.material ? readTemplates(found.material) : null) ?? [];
  const templates = [...others.filter((other) => other.name !== name), prints];
  if (templates.length > DATA_TYPE_LIMITS.templates) {
    refuse(`A type has at most ${DATA_TYPE_LIMITS.templates} templates`);
  }
  const bytes = writeTemplates(templates);
  const material = {
    bytes,
    entries: templates.length,
    skipped: 0,
    skippedRows: [],
    ignoredColumns: [],
  };
  return (tx) => storeMaterial(tx, found, material, upload.actor);
}

/** A template without readable text, by its reader's result. */
const WHY_UNREAD: Partial<Record<ContentState, string>> = {
  encrypted: 'The file is password-protected. Remove the password and upload it again',
  unsupported: 'Text cannot be extracted from this file type',
  failed: 'The file is damaged',
};

function refuse(detail: string): never {
  throw new AppError('datatype.upload_invalid', { detail });
}

/** Throws `resource.not_found`, `resource.conflict`, and `datatype.upload_invalid` for another kind. */
async function requireKind<K extends Kind>(
  tx: Transaction,
  { dataTypeId, rev }: Upload,
  kind: K,
): Promise<Uploading<K>> {
  const core = await requireDataType(tx, dataTypeId);
  if (core.rev !== rev) throw new AppError('resource.conflict');
  const [row] = await tx.query<{ declaration: DataTypeDeclaration; material: Buffer | null }>(
    'SELECT declaration, material FROM data_type_version WHERE data_type_id = $1 AND version = $2',
    [dataTypeId, core.version],
  );
  const declaration = row?.declaration;
  if (!declaration || !isKind(declaration, kind)) return refuse(`The type is not of kind ${kind}`);
  return { dataTypeId, rev, version: core.version, declaration, material: row.material };
}

function isKind<K extends Kind>(
  declaration: DataTypeDeclaration,
  kind: K,
): declaration is Declared<K> {
  return declaration.kind === kind;
}

/** An upload is a new version: findings may change. */
async function storeMaterial(
  tx: Transaction,
  found: Pick<Uploading<Kind>, 'dataTypeId' | 'rev' | 'version'> & { declaration: object },
  { bytes, ...told }: Material,
  actor: Actor,
): Promise<UploadResult> {
  const { dataTypeId, rev, declaration } = found;
  const version = found.version + 1;
  const changed = await tx.query(
    `UPDATE data_type SET version = $3, rev = rev + 1, updated_at = $4
     WHERE data_type_id = $1 AND rev = $2 RETURNING rev`,
    [dataTypeId, rev, version, new Date(actor.now)],
  );
  if (changed.length === 0) throw new AppError('resource.conflict');
  await tx.query(
    `INSERT INTO data_type_version (tenant_id, data_type_id, version, declaration, material,
       material_entries, material_at, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      actor.tenantId,
      dataTypeId,
      version,
      JSON.stringify(declaration),
      Buffer.from(bytes),
      told.entries,
      new Date(actor.now),
      actor.userName,
    ],
  );
  // Hashes of unused versions only take up space.
  await tx.query(
    'UPDATE data_type_version SET material = NULL WHERE data_type_id = $1 AND version < $2',
    [dataTypeId, version],
  );
  await raiseDataTypeRev(tx);
  return { ...told, bytes: bytes.length, rev: rev + 1, version };
}
