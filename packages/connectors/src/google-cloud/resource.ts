import type { DataObject, ObjectKind, Place } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import { byteCount } from '../kit/number.ts';

const BUCKET_OBJECT = /^(?:.*\/)?buckets\/([^/]+)(?:\/objects\/(.+))?$/;
const KIND_BY_PATH: readonly [RegExp, ObjectKind][] = [
  [/\/snapshots\/[^/]+$/, 'snapshot'],
  [/\/disks\/[^/]+$/, 'bucket'],
  [/\/(?:images|machineImages)\/[^/]+$/, 'image'],
  [/\/(?:datasets|tables|instances\/[^/]+\/databases|databases)\/[^/]+/, 'database'],
  [/\/serviceAccounts\//, 'account'],
  [/\/(?:services|functions|clusters|deployments)\/[^/]+$/, 'application'],
];

/** Id of the project; null for entries of a folder or an organisation. */
export function project(entry: VendorRecord): string | null {
  const label = textAt(entry, 'resource.labels.project_id');
  if (label !== null) return label;
  const named = [textAt(entry, 'logName'), textAt(entry, 'protoPayload.resourceName')];
  const ids = named.map((name) => /^projects\/([^/_][^/]*)/.exec(name ?? '')?.[1]);
  return ids.find((id) => id !== undefined) ?? null;
}

/** Number of the entry's organisation, if named. */
export function organization(entry: VendorRecord): string | null {
  const names = [textAt(entry, 'logName'), textAt(entry, 'protoPayload.resourceName')];
  const ids = names.map((name) => /^organizations\/(\d+)/.exec(name ?? '')?.[1]);
  return ids.find((id) => id !== undefined) ?? null;
}

/** Subject of an entry, by the name of its resource. */
export function resourceObject(entry: VendorRecord): Partial<DataObject> {
  const resource = textAt(entry, 'protoPayload.resourceName');
  if (resource === null) return { kind: 'other' };
  const [, bucket, key] = BUCKET_OBJECT.exec(resource) ?? [];
  if (key !== undefined) {
    const name = basename(key);
    return {
      kind: key.endsWith('/') ? 'folder' : 'file',
      id: resource,
      name,
      path: key,
      directory: directoryOf(key),
      extension: extensionOf(name),
      sizeBytes: byteCount(
        textAt(entry, 'protoPayload.metadata.requested_bytes', 'protoPayload.response.size'),
      ),
    };
  }
  if (bucket !== undefined) return { kind: 'bucket', id: resource, name: bucket };
  const kind = KIND_BY_PATH.find(([shape]) => shape.test(resource))?.[1] ?? 'setting';
  return { kind, id: resource, name: basename(resource) };
}

/** Location of the entry's data: bucket, dataset or the resource itself. */
export function resourcePlace(entry: VendorRecord): Place {
  const resource = textAt(entry, 'protoPayload.resourceName') ?? '';
  const bucket = BUCKET_OBJECT.exec(resource)?.[1] ?? textAt(entry, 'resource.labels.bucket_name');
  const dataset = /\/datasets\/([^/]+)/.exec(resource)?.[1];
  return {
    kind: 'app',
    name: 'Google Cloud',
    host: null,
    container: bucket ?? dataset ?? basename(resource),
    account: project(entry)?.toLowerCase() ?? null,
  };
}

/** The bucket that an entry names as where it writes to: `projects/<id>/buckets/<name>/…` or `gs://<name>/…`. */
export function bucketPlace(name: string | null): Place | null {
  const bucket = BUCKET_OBJECT.exec(name ?? '')?.[1] ?? /^gs:\/\/([^/]+)/.exec(name ?? '')?.[1];
  if (bucket === undefined) return null;
  // `_` represents whatever project the bucket is in.
  const account = /^projects\/([^/_][^/]*)\/buckets\//.exec(name ?? '')?.[1]?.toLowerCase() ?? null;
  return { kind: 'app', name: 'Google Cloud', host: null, container: bucket, account };
}
