import {
  ITEM_KINDS,
  PERSON_STATUSES,
  type DeviceEntity,
  type EntityRecord,
  type GroupEntity,
  type ItemEntity,
  type ItemPermission,
  type PersonEntity,
} from '../entities.ts';
import { TRISTATES, VISIBILITIES } from '../enums.ts';
import { SOURCE_NAMES } from '../sources.ts';
import {
  OPTIONAL_TEXT,
  count,
  instantValue,
  list,
  orAbsent,
  orNull,
  sha256,
  shape,
  text,
  truthValue,
  word,
  type Check,
  type SchemaFault,
} from './checks.ts';
import { ownValue } from '../own-value.ts';
import { MOST_KEY_TEXT, MOST_LISTED } from './limits.ts';

const KEY = text(MOST_KEY_TEXT);
const OPTIONAL_KEY = orNull(KEY);
const OPTIONAL_INSTANT = orNull(instantValue);
const TRISTATE = word(TRISTATES);
/** Records that were stored before sources named zones have none. */
const OPTIONAL_ZONE: Check = (value) => (value === undefined ? null : OPTIONAL_KEY(value));

const COMMON = {
  source: word(SOURCE_NAMES),
  stream: KEY,
  entityId: KEY,
  isDeleted: truthValue,
  changedAt: OPTIONAL_INSTANT,
};

const CHECKS: Readonly<Record<EntityRecord['kind'], Check>> = {
  person: shape<PersonEntity>({
    ...COMMON,
    kind: word(['person']),
    name: OPTIONAL_KEY,
    emails: list(KEY, MOST_LISTED),
    logins: list(KEY, MOST_LISTED),
    employeeId: OPTIONAL_KEY,
    title: OPTIONAL_TEXT,
    department: OPTIONAL_TEXT,
    manager: OPTIONAL_KEY,
    status: word(PERSON_STATUSES),
    hiredAt: OPTIONAL_INSTANT,
    leftAt: OPTIONAL_INSTANT,
    external: TRISTATE,
    employmentType: orAbsent(OPTIONAL_TEXT),
    privileged: orAbsent(TRISTATE),
    timeZone: OPTIONAL_ZONE,
  }),
  device: shape<DeviceEntity>({
    ...COMMON,
    kind: word(['device']),
    hostname: OPTIONAL_KEY,
    serial: OPTIONAL_KEY,
    os: OPTIONAL_TEXT,
    osVersion: OPTIONAL_TEXT,
    model: OPTIONAL_TEXT,
    isMobile: orNull(truthValue),
    owner: OPTIONAL_KEY,
    managed: TRISTATE,
    compliant: TRISTATE,
    encrypted: TRISTATE,
    lastSeenAt: OPTIONAL_INSTANT,
  }),
  group: shape<GroupEntity>({
    ...COMMON,
    kind: word(['group']),
    name: OPTIONAL_TEXT,
    email: OPTIONAL_KEY,
    members: list(KEY, MOST_LISTED),
  }),
  item: shape<ItemEntity>({
    ...COMMON,
    kind: word(['item']),
    itemKind: word(ITEM_KINDS),
    name: OPTIONAL_TEXT,
    path: OPTIONAL_TEXT,
    url: OPTIONAL_TEXT,
    mimeType: OPTIONAL_TEXT,
    sizeBytes: orNull(count),
    sha256: orNull(sha256),
    owner: OPTIONAL_TEXT,
    publisher: orAbsent(OPTIONAL_TEXT),
    parentId: OPTIONAL_TEXT,
    visibility: orNull(word(VISIBILITIES)),
    permissions: list(
      shape<ItemPermission>({
        kind: word(['person', 'group', 'domain', 'link', 'public']),
        address: OPTIONAL_TEXT,
        role: OPTIONAL_TEXT,
      }),
      MOST_LISTED,
    ),
  }),
};

const UNKNOWN_KIND: SchemaFault = { field: 'kind', reason: 'not a word in the vocabulary' };

/** The first part of an entity that breaks the canonical schema; null when it can be stored. */
export function entityFault(entity: EntityRecord): SchemaFault | null {
  const check = ownValue(CHECKS, entity.kind);
  return check ? check(entity) : UNKNOWN_KIND;
}
