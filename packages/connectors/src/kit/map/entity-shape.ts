import {
  PERSON_STATUSES,
  TRISTATES,
  VISIBILITIES,
  type EntityRecord,
  type IntegrationName,
  type ItemPermission,
  wordAmong,
} from '@waybill/contract';
import { emailOf } from '../address.ts';
import type { MapResult, VendorRecord } from '../define-connector.ts';
import { digestOf } from '../digest.ts';
import { isRecord, textAt } from '../field.ts';
import { instant } from '../instant.ts';
import { byteCount, truth } from '../number.ts';
import { keyText, lowerKeyText, lowerText, text, texts } from '../text.ts';
import { compilePath, compileValue, type Reader } from './compile-value.ts';
import type {
  DeviceShape,
  GroupShape,
  Hooks,
  ItemShape,
  PersonShape,
  Value,
} from './map-declaration.ts';

type EntityShape = PersonShape | DeviceShape | GroupShape | ItemShape;
type Facts = Pick<EntityRecord, 'source' | 'stream' | 'entityId' | 'isDeleted' | 'changedAt'>;
type Build = (record: VendorRecord, element: VendorRecord, facts: Facts) => EntityRecord;

/** A declared kind of entity as a function. */
export function compileEntityShape(
  shape: EntityShape,
  defaultSource: IntegrationName,
  hooks: Hooks,
): (record: VendorRecord) => MapResult {
  const read = (value: Value | undefined): Reader =>
    value === undefined ? () => undefined : compileValue(value, hooks);
  const build = builderOf(shape, read);
  const [id, changedAt, deleted] = [read(shape.id), read(shape.changedAt), read(shape.deleted)];
  const list = shape.each === undefined ? undefined : compilePath(shape.each);
  const source = shape.source ?? defaultSource;
  const { stream } = shape;
  return (record) => {
    const found = list?.(record, record) ?? record;
    const elements = (Array.isArray(found) ? found : [found]).filter(isRecord);
    const entities: EntityRecord[] = [];
    for (const element of elements) {
      const entityId = keyText(id(record, element));
      if (entityId === null)
        return { kind: 'rejected', field: 'id', reason: 'missing or too long' };
      const isDeleted = isGone(deleted(record, element));
      const changed = instant(changedAt(record, element));
      entities.push(
        build(record, element, { source, stream, entityId, isDeleted, changedAt: changed }),
      );
    }
    return { kind: 'entities', entities };
  };
}

/** Vendors express deletion by a flag, a date or an object with the reason. */
function isGone(value: unknown): boolean {
  const flag = truth(value);
  return flag ?? (value !== undefined && value !== null && value !== '');
}

function builderOf(shape: EntityShape, read: (value: Value | undefined) => Reader): Build {
  switch (shape.entity) {
    case 'person':
      return personBuilder(shape, read);
    case 'device':
      return deviceBuilder(shape, read);
    case 'group':
      return groupBuilder(shape, read);
    case 'item':
      return itemBuilder(shape, read);
  }
}

type Read = (value: Value | undefined) => Reader;

function personBuilder(shape: PersonShape, read: Read): Build {
  const emails = (shape.emails ?? []).map(read);
  const logins = (shape.logins ?? []).map(read);
  const at = {
    name: read(shape.name),
    employeeId: read(shape.employeeId),
    title: read(shape.title),
    department: read(shape.department),
    manager: read(shape.manager),
    status: read(shape.status),
    hiredAt: read(shape.hiredAt),
    leftAt: read(shape.leftAt),
    external: read(shape.external),
    employmentType: read(shape.employmentType),
    privileged: read(shape.privileged),
    timeZone: read(shape.timeZone),
  };
  return (record, element, facts) => ({
    ...facts,
    kind: 'person',
    name: keyText(at.name(record, element)),
    emails: distinct(emails.flatMap((of) => texts(of(record, element)).map(emailOf))),
    logins: distinct(logins.flatMap((of) => texts(of(record, element)).map(lowerKeyText))),
    employeeId: keyText(at.employeeId(record, element)),
    title: text(at.title(record, element)),
    department: text(at.department(record, element)),
    manager: keyText(at.manager(record, element)),
    status: wordAmong(PERSON_STATUSES, at.status(record, element)) ?? 'unknown',
    hiredAt: instant(at.hiredAt(record, element)),
    leftAt: instant(at.leftAt(record, element)),
    external: wordAmong(TRISTATES, at.external(record, element)) ?? 'unknown',
    employmentType: text(at.employmentType(record, element)),
    privileged: wordAmong(TRISTATES, at.privileged(record, element)) ?? 'unknown',
    ...(shape.timeZone === undefined ? {} : { timeZone: keyText(at.timeZone(record, element)) }),
  });
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function deviceBuilder(shape: DeviceShape, read: Read): Build {
  const at = {
    hostname: read(shape.hostname),
    serial: read(shape.serial),
    os: read(shape.os),
    osVersion: read(shape.osVersion),
    model: read(shape.model),
    mobile: read(shape.mobile),
    owner: read(shape.owner),
    managed: read(shape.managed),
    compliant: read(shape.compliant),
    encrypted: read(shape.encrypted),
    lastSeenAt: read(shape.lastSeenAt),
  };
  return (record, element, facts) => ({
    ...facts,
    kind: 'device',
    hostname: keyText(at.hostname(record, element)),
    serial: keyText(at.serial(record, element)),
    os: text(at.os(record, element)),
    osVersion: text(at.osVersion(record, element)),
    model: text(at.model(record, element)),
    isMobile: truth(at.mobile(record, element)),
    owner: lowerKeyText(at.owner(record, element)),
    managed: wordAmong(TRISTATES, at.managed(record, element)) ?? 'unknown',
    compliant: wordAmong(TRISTATES, at.compliant(record, element)) ?? 'unknown',
    encrypted: wordAmong(TRISTATES, at.encrypted(record, element)) ?? 'unknown',
    lastSeenAt: instant(at.lastSeenAt(record, element)),
  });
}

function groupBuilder(shape: GroupShape, read: Read): Build {
  const [name, email] = [read(shape.name), read(shape.email)];
  const members = shape.members && compilePath(shape.members.list);
  const take = shape.members?.take ?? [];
  return (record, element, facts) => {
    const list = members?.(record, element);
    return {
      ...facts,
      kind: 'group',
      name: text(name(record, element)),
      email: emailOf(email(record, element)),
      members: distinct(
        (Array.isArray(list) ? list : []).map((member: unknown) =>
          isRecord(member) ? lowerKeyText(textAt(member, ...take)) : lowerKeyText(member),
        ),
      ),
    };
  };
}

function itemBuilder(shape: ItemShape, read: Read): Build {
  const at = {
    name: read(shape.name),
    path: read(shape.path),
    url: read(shape.url),
    mimeType: read(shape.mimeType),
    sizeBytes: read(shape.sizeBytes),
    sha256: read(shape.sha256),
    owner: read(shape.owner),
    publisher: read(shape.publisher),
    parentId: read(shape.parentId),
    visibility: read(shape.visibility),
  };
  const permissions = compilePermissions(shape.permissions);
  return (record, element, facts) => ({
    ...facts,
    kind: 'item',
    itemKind: shape.itemKind,
    name: text(at.name(record, element)),
    path: text(at.path(record, element)),
    url: text(at.url(record, element)),
    mimeType: text(at.mimeType(record, element)),
    sizeBytes: byteCount(at.sizeBytes(record, element)),
    sha256: digestOf(at.sha256(record, element)),
    owner: text(at.owner(record, element)),
    ...(shape.itemKind === 'app' && { publisher: text(at.publisher(record, element)) }),
    parentId: text(at.parentId(record, element)),
    visibility: wordAmong(VISIBILITIES, at.visibility(record, element)),
    permissions: permissions(record, element),
  });
}

function compilePermissions(
  declared: ItemShape['permissions'],
): (record: VendorRecord, element: VendorRecord) => ItemPermission[] {
  if (!declared) return () => [];
  const readList = compilePath(declared.list);
  const kinds = new Map(Object.entries(declared.kinds ?? {}));
  return (record, element) => {
    const list = readList(record, element);
    return (Array.isArray(list) ? list : []).filter(isRecord).map((entry) => {
      const word = declared.kind === undefined ? null : textAt(entry, declared.kind);
      const address = textAt(entry, ...declared.address);
      return {
        kind: (word === null ? undefined : kinds.get(word)) ?? 'person',
        address: emailOf(address) ?? lowerText(address),
        role: textAt(entry, ...declared.role),
      };
    });
  };
}
