import { ownValue, type ActivityEvent, type SettledPlace } from '@waybill/contract';

/** JSON of an OCSF event: members that are absent are left out. */
export type OcsfObject = { [name: string]: OcsfValue };
export type OcsfValue = string | number | boolean | OcsfObject | readonly OcsfValue[];
type Loose = { [name: string]: OcsfValue | null | undefined };

/** Without members that have no value. */
export function present(members: Loose): OcsfObject {
  const found: OcsfObject = {};
  for (const [name, value] of Object.entries(members)) {
    if (value !== null && value !== undefined) found[name] = value;
  }
  return found;
}

const USER_TYPES: Readonly<Record<string, number>> = {
  unknown: 0,
  anonymous: 0,
  person: 1,
  system: 3,
  service: 4,
};

/** The actor; the source itself if the record names no one. */
export function actorObject(event: ActivityEvent): OcsfObject {
  const { actor, process } = event;
  const name = actor.name ?? actor.email;
  const user =
    name === null && actor.id === null
      ? undefined
      : present({
          name,
          uid: actor.id,
          email_addr: wireAddress(actor.email),
          domain: actor.domain,
          ...userType(actor.kind),
        });
  return present({ user, app_name: process?.name ?? (user === undefined ? event.source : null) });
}

function userType(kind: string): OcsfObject {
  const known = ownValue(USER_TYPES, kind);
  return known === undefined ? { type_id: 99, type: kind } : { type_id: known };
}

/** The object, as a file. OCSF requires a name for every object. */
export function fileObject(event: ActivityEvent): OcsfObject {
  const { object } = event;
  return present({
    name: object.name ?? object.path ?? object.url ?? object.id ?? object.kind,
    ...fileType(object.kind),
    uid: object.id,
    path: object.path,
    parent_folder: object.directory,
    ext: object.extension,
    size: object.sizeBytes,
    mime_type: object.mimeType,
    hashes:
      object.sha256 === null
        ? null
        : [{ algorithm_id: 3, algorithm: 'SHA-256', value: object.sha256 }],
    owner: object.owner === null ? null : { name: object.owner },
    url: object.url === null ? null : { url_string: object.url },
    is_public: event.visibilityAfter === null ? null : event.visibilityAfter === 'public',
  });
}

function fileType(kind: ActivityEvent['object']['kind']): OcsfObject {
  if (kind === 'file') return { type_id: 1 };
  return kind === 'folder' ? { type_id: 2 } : { type_id: 99, type: kind };
}

/** Where the action came from: address, host, or at least the place or source by name. */
export function sourceEndpoint(event: ActivityEvent): OcsfObject {
  const { network, device } = event;
  const isKnown = network.sourceIp !== null || device.hostname !== null;
  return present({
    ip: network.sourceIp,
    hostname: device.hostname,
    domain: network.sourceDomain,
    uid: device.id,
    svc_name: event.origin?.name ?? (isKnown ? null : event.source),
  });
}

/** Destination; undefined if unknown. */
export function destinationEndpoint(event: ActivityEvent): OcsfObject | undefined {
  const { destination, network } = event;
  const endpoint = present({
    ip: network.destinationIp,
    hostname: destination?.host ?? network.destinationDomain,
    svc_name: destination?.name,
    name: destination?.container,
  });
  return Object.keys(endpoint).length === 0 ? undefined : endpoint;
}

const SYSTEMS: readonly [RegExp, number, string][] = [
  [/windows/i, 100, 'Windows'],
  [/android/i, 201, 'Android'],
  [/linux|ubuntu|debian|red hat|centos/i, 200, 'Linux'],
  [/ipad/i, 302, 'iPadOS'],
  [/ios|iphone/i, 301, 'iOS'],
  [/mac|darwin|os x/i, 300, 'macOS'],
];

/** The computer or phone that it was done on. */
export function deviceObject(event: ActivityEvent): OcsfObject {
  const { device, network } = event;
  const system = SYSTEMS.find(([pattern]) => pattern.test(device.os ?? ''));
  return present({
    type_id: system !== undefined && [201, 301, 302].includes(system[1]) ? 5 : 0,
    uid: device.id,
    hostname: device.hostname,
    ip: network.sourceIp,
    is_managed: device.managed === 'unknown' ? null : device.managed === 'yes',
    os: device.os === null ? null : { name: device.os, type_id: system?.[1] ?? 99 },
  });
}

/** The program that ran. Its `uid` is given by the producer of the event, which is Waybill. */
export function processObject(event: ActivityEvent): OcsfObject {
  const { process } = event;
  return present({
    uid: event.eventId,
    name: process?.name,
    cmd_line: process?.commandLine,
    path: process?.path,
    parent_process:
      process?.parent == null ? null : { uid: `${event.eventId}-parent`, name: process.parent },
  });
}

/** Placeholder if OCSF requires an address and the record has none (reserved by RFC 2606). */
const NO_ADDRESS = 'unknown@unknown.invalid';
/** Valid OCSF address: the domain has a dot, and all characters are ASCII. */
const WIRE_ADDRESS = /^[\w!#$%&'*+\-/=?^`{|}~.]+@[A-Za-z0-9-]+\.[A-Za-z0-9-.]+$/;

function wireAddress(address: string | null): string | null {
  return address !== null && WIRE_ADDRESS.test(address) ? address : null;
}

/** A letter: OCSF wants a sender or a receiver. */
export function emailObject(event: ActivityEvent): OcsfObject {
  const { mail, actor } = event;
  const to = (mail?.to ?? []).map(wireAddress).filter((address) => address !== null);
  const from = wireAddress(mail?.from ?? null) ?? wireAddress(actor.email);
  return present({
    from: from ?? (to.length === 0 ? NO_ADDRESS : null),
    to: to.length === 0 ? null : to,
    subject: mail?.subject,
    message_uid: mail?.messageId,
    files: event.object.kind === 'file' ? [fileObject(event)] : null,
  });
}

/** A place of the product, for which OCSF has no object. */
export function placeObject(place: SettledPlace | null): OcsfObject | undefined {
  return place === null ? undefined : present({ ...place });
}
