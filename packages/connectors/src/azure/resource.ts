import type { ObjectKind } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';

const KIND_BY_TYPE: readonly [RegExp, ObjectKind][] = [
  [/\/snapshots$/, 'snapshot'],
  [/\/(?:images|galleries\/.*|restorepointcollections.*)$/, 'image'],
  [/\/(?:blobservices\/.*|fileservices\/.*|containers|shares|storageaccounts|disks)$/, 'bucket'],
  [/\/(?:databases|servers|databaseaccounts|managedinstances)$/, 'database'],
  [/\/(?:sites|virtualmachines|managedclusters|automationaccounts\/runbooks)$/, 'application'],
];

/** The address of a resource, e.g. `/subscriptions/<id>/resourceGroups/<name>/providers/<type>/<name>`. */
function address(record: VendorRecord): string {
  const path = textAt(
    record,
    'resourceId',
    'ResourceId',
    'properties.resourceDetails.id',
    'Properties.ResourceDetails.Id',
    'id',
    'Id',
  );
  return path ?? '';
}

/** Id of the subscription, lower case; null if the address names none. */
export function subscription(record: VendorRecord): string | null {
  return /^\/subscriptions\/([^/]+)/i.exec(address(record))?.[1]?.toLowerCase() ?? null;
}

export function resourceGroup(record: VendorRecord): string | null {
  return /\/resourcegroups\/([^/]+)/i.exec(address(record))?.[1] ?? null;
}

/** Type of the resource as the provider names it, lower case: `microsoft.storage/storageaccounts`. */
export function resourceType(record: VendorRecord): string | null {
  const [, path] = /^.*\/providers\/(.+)$/i.exec(address(record)) ?? [];
  if (path === undefined) return null;
  const [provider, ...steps] = path.toLowerCase().split('/');
  const types = steps.filter((_, index) => index % 2 === 0);
  return [provider, ...types].join('/');
}

export function resourceKind(record: VendorRecord): ObjectKind {
  const type = resourceType(record) ?? '';
  return KIND_BY_TYPE.find(([shape]) => shape.test(type))?.[1] ?? 'setting';
}
