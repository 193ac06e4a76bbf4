import type { ItemEntity, ItemPermission, Visibility } from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { byteCount } from '../kit/number.ts';
import { keyText, lowerText, texts } from '../kit/text.ts';

/** Whether a record is a permission of a drive item, or the list of them. */
export function isDrivePermission(record: VendorRecord): boolean {
  const names = [
    'grantedTo',
    'grantedToV2',
    'grantedToIdentitiesV2',
    'grantedToIdentities',
    'link',
  ];
  return 'roles' in record && names.some((name) => name in record);
}

/** Whether a record is the permission list of one drive item, including item facts. */
export function isPermissionList(record: VendorRecord): boolean {
  return 'itemId' in record && 'itemDriveType' in record;
}

/**
 * The drive item with everyone who has access to it, as the stream of permissions puts them together.
 * A permission alone does not name its item.
 */
export function mapDrivePermissions(record: VendorRecord): MapResult {
  const entityId = keyText(record['itemId']);
  if (entityId === null) {
    return { kind: 'skipped', reason: 'a permission that does not name the item it is of' };
  }
  const list = Array.isArray(record['value']) ? recordsOf(record['value']) : [record];
  const mimeType = textAt(record, 'itemMimeType');
  const isOneDrive = /^(?:business|personal)$/.test(textAt(record, 'itemDriveType') ?? '');
  const entity: ItemEntity = {
    kind: 'item',
    source: isOneDrive ? 'OneDrive' : 'SharePoint',
    stream: 'drive-permissions',
    entityId,
    isDeleted: false,
    changedAt: instant(record['itemChanged']),
    itemKind: mimeType === null ? 'folder' : 'file',
    name: textAt(record, 'itemName'),
    path: null,
    url: textAt(record, 'itemUrl'),
    mimeType,
    sizeBytes: byteCount(record['itemSize']),
    sha256: null,
    owner: lowerText(record['itemOwner']),
    parentId: textAt(record, 'itemParent'),
    visibility: visibilityOf(list),
    permissions: list.flatMap(permissionsOf),
  };
  return { kind: 'entities', entities: [entity] };
}

/** A link is one permission; whoever it was sent to is next to it. */
function permissionsOf(permission: Record<string, unknown>): ItemPermission[] {
  const role = texts(permission['roles'])[0] ?? null;
  const scope = lowerText(field(permission, 'link.scope'));
  const people = [
    permission['grantedToV2'] ?? permission['grantedTo'],
    ...identities(permission),
    invitation(permission),
  ].flatMap((identity) => granteeOf(identity, role));
  const link: ItemPermission[] =
    scope === 'anonymous' || scope === 'organization'
      ? [{ kind: 'link', address: null, role: role ?? scope }]
      : [];
  return [...link, ...people];
}

function identities(permission: Record<string, unknown>): unknown[] {
  const value = permission['grantedToIdentitiesV2'] ?? permission['grantedToIdentities'];
  return Array.isArray(value) ? value : [];
}

function invitation(permission: Record<string, unknown>): unknown {
  const email = textAt(permission, 'invitation.email');
  return email === null ? null : { user: { email } };
}

function granteeOf(identity: unknown, role: string | null): ItemPermission[] {
  if (!isRecord(identity)) return [];
  const user = recordOf(identity['user'] ?? identity['siteUser']);
  const login = textAt(identity, 'siteUser.loginName');
  const person = emailOf(user['email']) ?? addressOf(login) ?? lowerText(user['id']);
  if (person !== null) return [{ kind: 'person', address: person, role }];
  const group = recordOf(identity['group'] ?? identity['siteGroup']);
  const name = emailOf(group['email']) ?? lowerText(group['displayName'] ?? group['id']);
  return name === null ? [] : [{ kind: 'group', address: name, role }];
}

/** Reach of the widest link; null if none. */
function visibilityOf(permissions: readonly Record<string, unknown>[]): Visibility | null {
  const scopes = permissions.map((permission) => lowerText(field(permission, 'link.scope')));
  if (scopes.includes('anonymous')) return 'link';
  return scopes.includes('organization') ? 'internal' : null;
}
