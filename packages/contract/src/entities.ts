import type { IntegrationName, Tristate, Visibility } from './enums.ts';

/**
 * State known to a source rather than events: people, devices, groups and stored items. An entity is
 * identified by source, kind and `entityId`; a later record with the same id replaces the earlier one.
 * Absent facts are `null` or empty lists, never guesses. Times are epoch milliseconds, UTC.
 */

export const ENTITY_KINDS = ['person', 'device', 'group', 'item'] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

interface EntityFacts {
  source: IntegrationName;
  /** The connector's stream, e.g. `users`, `managed-devices`. */
  stream: string;
  /** The vendor's own id of it. */
  entityId: string;
  /** Deleted according to the vendor. */
  isDeleted: boolean;
  /** When the vendor last changed it, where it says so. */
  changedAt: number | null;
}

export const PERSON_STATUSES = ['active', 'suspended', 'left', 'unknown'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

/** A person's record in HR, a directory or an app. */
export interface PersonEntity extends EntityFacts {
  kind: 'person';
  name: string | null;
  /** E-mail addresses, lower case, the main one first. */
  emails: string[];
  /** Names that the person signs in with, lower case; e-mail addresses among them count as both. */
  logins: string[];
  employeeId: string | null;
  title: string | null;
  department: string | null;
  /** The manager's e-mail address, else the manager's id at this source. */
  manager: string | null;
  status: PersonStatus;
  hiredAt: number | null;
  leftAt: number | null;
  /** yes: a guest or contractor account of someone else’s organisation. */
  external: Tristate;
  /** As HR or the directory words it, e.g. `Full-Time`; absent on records read before it was kept. */
  employmentType?: string | null;
  /** yes: an administrator of this source; absent on records read before it was kept. */
  privileged?: Tristate;
  /** Where the person works, as the vendor names the zone; absent where the source has no such field. */
  timeZone?: string | null;
}

/** A computer or phone. */
export interface DeviceEntity extends EntityFacts {
  kind: 'device';
  hostname: string | null;
  serial: string | null;
  os: string | null;
  osVersion: string | null;
  model: string | null;
  isMobile: boolean | null;
  /** Email address or login of the assignee, lower case; else the owner's id at this source. */
  owner: string | null;
  managed: Tristate;
  compliant: Tristate;
  encrypted: Tristate;
  lastSeenAt: number | null;
}

/** A group, team, role or channel with members. */
export interface GroupEntity extends EntityFacts {
  kind: 'group';
  name: string | null;
  email: string | null;
  /** E-mail addresses (lower case) or ids of members at this source; empty when the record names none. */
  members: string[];
}

export const ITEM_KINDS = [
  'file',
  'folder',
  'site',
  'page',
  'record',
  'message',
  'channel',
  'app',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Who may do what with an item. */
export interface ItemPermission {
  kind: 'person' | 'group' | 'domain' | 'link' | 'public';
  /** E-mail address, group address or domain, lower case; null for link and public. */
  address: string | null;
  /** The vendor's word for the role. */
  role: string | null;
}

/** Something that is stored at a source: a drive item, a page, a business record. */
export interface ItemEntity extends EntityFacts {
  kind: 'item';
  itemKind: ItemKind;
  name: string | null;
  path: string | null;
  url: string | null;
  mimeType: string | null;
  sizeBytes: number | null;
  sha256: string | null;
  /** E-mail address, else id, of the owner or author; of an app the id of the organisation that made it. */
  owner: string | null;
  /** For an app its publisher, verified by the directory; absent for other items. */
  publisher?: string | null;
  parentId: string | null;
  visibility: Visibility | null;
  permissions: ItemPermission[];
}

export type EntityRecord = PersonEntity | DeviceEntity | GroupEntity | ItemEntity;
