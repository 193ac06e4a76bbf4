import { ownValue, type DataObject, type Place } from '@waybill/contract';
import { placeOfUrl } from '../kit/destination-place.ts';
import { basename, directoryOf, extensionOf } from '../kit/file-name.ts';
import { lowerText, text } from '../kit/text.ts';

/** Snowflake itself, at a table or stage of it. */
export function snowflake(container: string | null): Place {
  return { kind: 'app', name: 'Snowflake', host: null, container, account: null };
}

const STORES: Readonly<Record<string, string>> = {
  s3: 'AWS S3',
  s3gov: 'AWS S3',
  s3china: 'AWS S3',
  s3compat: 'AWS S3',
  gcs: 'Google Cloud',
  azure: 'Azure',
};

/**
 * Location of a stage or an address: `@db.schema.stage/path` is a place in Snowflake (the storage of a
 * named stage is unknown), `s3://bucket/path` a bucket, `azure://host/container/path` a container. Null
 * for others.
 */
export function storePlace(target: string): Place | null {
  if (target.startsWith('@')) return snowflake(target.slice(1).split('/')[0] || null);
  const [scheme = '', rest = ''] = target.split('://', 2);
  const name = storeOf(scheme.toLowerCase());
  if (name === null) return placeOfUrl(target);
  const [first = '', second = ''] = rest.split('/', 2);
  const place = { kind: 'app', name, host: null, container: null, account: null } as const;
  // Azure's addresses name the storage account's host before the container.
  if (name === 'Azure') return { ...place, host: lowerText(first), container: text(second) };
  return { ...place, container: text(first) };
}

function storeOf(scheme: string): string | null {
  return ownValue(STORES, scheme) ?? null;
}

/** The file that a stage path or an address names; a path without steps names none. */
export function stagedFile(target: string): Partial<DataObject> {
  const cut = target.indexOf('/', target.includes('://') ? target.indexOf('://') + 3 : 0);
  const name = cut < 0 ? null : basename(target.slice(cut));
  return {
    kind: 'file',
    path: target,
    name,
    directory: directoryOf(target),
    extension: extensionOf(name),
  };
}
