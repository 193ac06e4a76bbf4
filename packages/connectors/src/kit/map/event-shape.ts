import {
  ACTOR_KINDS,
  OBJECT_KINDS,
  OUTCOMES,
  TRISTATES,
  VISIBILITIES,
  type IntegrationName,
  type MappedEvent,
  wordAmong,
} from '@waybill/contract';
import { domainOf, emailOf } from '../address.ts';
import type { MapResult, RecordContent, VendorRecord } from '../define-connector.ts';
import { digestOf } from '../digest.ts';
import { presentFacts } from '../extra-facts.ts';
import { isRecord } from '../field.ts';
import { basename, directoryOf, extensionOf } from '../file-name.ts';
import { instant } from '../instant.ts';
import { ipOf } from '../ip.ts';
import { lineageFacts, relatedObject } from '../lineage-facts.ts';
import { mappedEvent, type EventFacts } from '../mapped-event.ts';
import { byteCount } from '../number.ts';
import { operationRule } from '../operation-table.ts';
import { lowerText, text, texts } from '../text.ts';
import { compilePath, compileValue, hookOf, type Reader } from './compile-value.ts';
import type { EventFields, EventShape, Hooks, Value } from './map-declaration.ts';
import { compilePlace, compileRecipients } from './party-shape.ts';

type Map = (record: VendorRecord) => MapResult;

/** A declared kind of event as a function. */
export function compileEventShape(
  shape: EventShape,
  defaultSource: IntegrationName,
  hooks: Hooks,
): Map {
  const toEvent = compileEvent(shape, shape.source ?? defaultSource, hooks);
  const contentOf = compileContent(shape.content, hooks);
  if (shape.each === undefined) {
    return (record) => {
      const event = toEvent(record, record);
      if (typeof event === 'string') return rejected(event);
      return mappedWith([event], contentOf(record, record, 0));
    };
  }
  const readList = compilePath(shape.each);
  return (record) => {
    const list = readList(record, record);
    const elements = (Array.isArray(list) ? list : [list]).filter(isRecord);
    if (elements.length === 0) return rejected(shape.each ?? '');
    const events: MappedEvent[] = [];
    const contents: RecordContent[] = [];
    for (const element of elements) {
      const event = toEvent(record, element);
      if (typeof event === 'string') return rejected(event);
      contents.push(...contentOf(record, element, events.length));
      events.push(event);
    }
    return mappedWith(events, contents);
  };
}

function mappedWith(events: MappedEvent[], contents: readonly RecordContent[]): MapResult {
  return { kind: 'mapped', events, ...(contents.length > 0 ? { contents } : {}) };
}

/** Returns the declared text of an event, if there is any. */
function compileContent(
  content: Value | undefined,
  hooks: Hooks,
): (record: VendorRecord, element: VendorRecord, event: number) => RecordContent[] {
  if (content === undefined) return () => [];
  const read = compileValue(content, hooks);
  return (record, element, event) => {
    const written = text(read(record, element));
    if (written === null) return [];
    return [{ event, name: null, mediaType: 'text/plain', isCut: false, text: written }];
  };
}

function rejected(field: string): MapResult {
  return { kind: 'rejected', field, reason: 'missing or unreadable' };
}

/** Returns the event, or the name of the missing field. */
function compileEvent(
  shape: EventShape,
  source: IntegrationName,
  hooks: Hooks,
): (record: VendorRecord, element: VendorRecord) => MappedEvent | string {
  const read = (value: Value | undefined): Reader =>
    value === undefined ? () => undefined : compileValue(value, hooks);
  const operationOf = read(shape.operation);
  const timeOf = read(shape.time);
  const facts = compileFacts(shape.fields, read);
  const origin = shape.origin && compilePlace(shape.origin, hooks);
  const destination = shape.destination && compilePlace(shape.destination, hooks);
  const recipients = compileRecipients(shape.recipients ?? [], hooks);
  const extra = Object.entries(shape.extra ?? {}).map(
    ([name, value]) => [name, read(value)] as const,
  );
  const finish = shape.finish === undefined ? undefined : finisher(hookOf(shape.finish, hooks));
  const operationField = pathOf(shape.operation);
  const timeField = pathOf(shape.time);
  return (record, element) => {
    const vendorOperation = text(operationOf(record, element));
    if (vendorOperation === null) return operationField;
    const occurredAt = instant(timeOf(record, element));
    if (occurredAt === null) return timeField;
    const known: EventFacts = {
      source,
      stream: shape.stream,
      vendorOperation,
      occurredAt,
      ...operationRule(shape.operations, vendorOperation),
      ...facts(record, element),
      origin: origin?.(record, element) ?? null,
      destination: destination?.(record, element) ?? null,
      recipients: recipients(record, element),
      extra: presentFacts(
        extra.map(([name, at]) => [name, factText(at(record, element))] as const),
      ),
    };
    return mappedEvent(finish ? { ...known, ...finish(record, element) } : known);
  };
}

function factText(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : text(value);
}

function pathOf(value: Value): string {
  if (typeof value === 'string') return value.replace(/^@\./, '');
  if (Array.isArray(value)) return pathOf(value[0] ?? '');
  if (typeof value === 'object' && 'from' in value) return pathOf(value.from);
  if (typeof value === 'object' && 'then' in value) return pathOf(value.then);
  return 'operation';
}

/** What a finishing hook answers is laid over the facts; it names its members as `EventFacts` does. */
function finisher(
  hook: Reader,
): (record: VendorRecord, element: VendorRecord) => Partial<EventFacts> {
  return (record, element) => {
    const changes = hook(record, element);
    return isRecord(changes) ? changes : {};
  };
}

function compileFacts(
  fields: EventFields,
  read: (value: Value | undefined) => Reader,
): (
  record: VendorRecord,
  element: VendorRecord,
) => Omit<EventFacts, 'source' | 'stream' | 'vendorOperation' | 'occurredAt'> {
  const of = Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, Value]) => [name, read(value)]),
  );
  const reader = (name: keyof EventFields): Reader => of[name] ?? (() => undefined);
  const at = {
    vendorEventId: reader('vendorEventId'),
    observedAt: reader('observedAt'),
    outcome: reader('outcome'),
    vendorSeverity: reader('vendorSeverity'),
    vendorRule: reader('vendorRule'),
    targetUser: reader('targetUser'),
    targetGroup: reader('targetGroup'),
    destinationUser: reader('destinationUser'),
    visibilityBefore: reader('visibilityBefore'),
    visibilityAfter: reader('visibilityAfter'),
    cloudAccount: reader('cloudAccount'),
    cloudRegion: reader('cloudRegion'),
    organization: reader('organization'),
  };
  const actor = compileActor(reader);
  const object = compileObject(reader);
  const mail = compileMail(reader, fields);
  const device = compileDevice(reader);
  const network = compileNetwork(reader);
  const process = compileProcess(reader, fields);
  const lineage = compileLineage(reader, fields);
  return (record, element) => ({
    vendorEventId: text(at.vendorEventId(record, element)),
    observedAt: instant(at.observedAt(record, element)),
    outcome: wordAmong(OUTCOMES, at.outcome(record, element)) ?? 'unknown',
    vendorSeverity: text(at.vendorSeverity(record, element)),
    vendorRule: text(at.vendorRule(record, element)),
    targetUser: text(at.targetUser(record, element)),
    targetGroup: text(at.targetGroup(record, element)),
    destinationUser: text(at.destinationUser(record, element)),
    visibilityBefore: wordAmong(VISIBILITIES, at.visibilityBefore(record, element)),
    visibilityAfter: wordAmong(VISIBILITIES, at.visibilityAfter(record, element)),
    cloudAccount: text(at.cloudAccount(record, element)),
    cloudRegion: text(at.cloudRegion(record, element)),
    organization: text(at.organization(record, element)),
    actor: actor(record, element),
    object: object(record, element),
    mail: mail(record, element),
    device: device(record, element),
    network: network(record, element),
    process: process(record, element),
    lineage: lineage(record, element),
  });
}

type ReaderOf = (name: keyof EventFields) => Reader;
type Part<K extends 'actor' | 'object' | 'mail' | 'device' | 'network' | 'process' | 'lineage'> = (
  record: VendorRecord,
  element: VendorRecord,
) => MappedEvent[K];

function compileActor(reader: ReaderOf): Part<'actor'> {
  const [kind, email, id, name, domain] = [
    reader('actor.kind'),
    reader('actor.email'),
    reader('actor.id'),
    reader('actor.name'),
    reader('actor.domain'),
  ];
  return (record, element) => {
    const address = emailOf(email(record, element));
    const actor = {
      email: address,
      id: text(id(record, element)),
      name: text(name(record, element)),
      domain: lowerText(domain(record, element)) ?? domainOf(address),
    };
    const isKnown = actor.email !== null || actor.id !== null || actor.name !== null;
    const declared = wordAmong(ACTOR_KINDS, kind(record, element));
    return { kind: declared ?? (isKnown ? 'person' : 'unknown'), ...actor };
  };
}

function compileObject(reader: ReaderOf): Part<'object'> {
  const kind = reader('object.kind');
  const id = reader('object.id');
  const name = reader('object.name');
  const path = reader('object.path');
  const directory = reader('object.directory');
  const extension = reader('object.extension');
  const url = reader('object.url');
  const size = reader('object.sizeBytes');
  const sha256 = reader('object.sha256');
  const mimeType = reader('object.mimeType');
  const owner = reader('object.owner');
  return (record, element) => {
    const whole = text(path(record, element));
    const called = text(name(record, element)) ?? (whole === null ? null : basename(whole));
    const what = wordAmong(OBJECT_KINDS, kind(record, element)) ?? 'other';
    return {
      kind: what,
      id: text(id(record, element)),
      name: called,
      path: whole,
      directory: text(directory(record, element)) ?? (whole === null ? null : directoryOf(whole)),
      extension:
        lowerText(extension(record, element)) ?? (what === 'file' ? extensionOf(called) : null),
      url: text(url(record, element)),
      sizeBytes: byteCount(size(record, element)),
      sha256: digestOf(sha256(record, element)),
      mimeType: text(mimeType(record, element)),
      owner: text(owner(record, element)),
    };
  };
}

function compileMail(reader: ReaderOf, fields: EventFields): Part<'mail'> {
  const isDeclared = Object.keys(fields).some((name) => name.startsWith('mail.'));
  if (!isDeclared) return () => null;
  const [from, to, subject, messageId] = [
    reader('mail.from'),
    reader('mail.to'),
    reader('mail.subject'),
    reader('mail.messageId'),
  ];
  return (record, element) => ({
    from: text(from(record, element)),
    to: texts(to(record, element)),
    subject: text(subject(record, element)),
    messageId: text(messageId(record, element)),
  });
}

function compileDevice(reader: ReaderOf): Part<'device'> {
  const [id, hostname, os, managed] = [
    reader('device.id'),
    reader('device.hostname'),
    reader('device.os'),
    reader('device.managed'),
  ];
  return (record, element) => ({
    id: text(id(record, element)),
    hostname: text(hostname(record, element)),
    os: text(os(record, element)),
    managed: wordAmong(TRISTATES, managed(record, element)) ?? 'unknown',
  });
}

function compileNetwork(reader: ReaderOf): Part<'network'> {
  const sourceIp = reader('network.sourceIp');
  const sourceDomain = reader('network.sourceDomain');
  const destinationIp = reader('network.destinationIp');
  const destinationDomain = reader('network.destinationDomain');
  const userAgent = reader('network.userAgent');
  return (record, element) => ({
    sourceIp: ipOf(sourceIp(record, element)),
    sourceDomain: lowerText(sourceDomain(record, element)),
    destinationIp: ipOf(destinationIp(record, element)),
    destinationDomain: lowerText(destinationDomain(record, element)),
    userAgent: text(userAgent(record, element)),
  });
}

function compileLineage(reader: ReaderOf, fields: EventFields): Part<'lineage'> {
  const isDeclared = Object.keys(fields).some((name) => name.startsWith('lineage.'));
  if (!isDeclared) return () => null;
  const end = (side: 'source' | 'target') => {
    const at = {
      id: reader(`lineage.${side}.id`),
      name: reader(`lineage.${side}.name`),
      path: reader(`lineage.${side}.path`),
      url: reader(`lineage.${side}.url`),
    };
    return (record: VendorRecord, element: VendorRecord) =>
      relatedObject({
        id: text(at.id(record, element)),
        name: text(at.name(record, element)),
        path: text(at.path(record, element)),
        url: text(at.url(record, element)),
      });
  };
  const [source, target] = [end('source'), end('target')];
  return (record, element) =>
    lineageFacts({ source: source(record, element), target: target(record, element) });
}

function compileProcess(reader: ReaderOf, fields: EventFields): Part<'process'> {
  const isDeclared = Object.keys(fields).some((name) => name.startsWith('process.'));
  if (!isDeclared) return () => null;
  const [name, path, parent, commandLine] = [
    reader('process.name'),
    reader('process.path'),
    reader('process.parent'),
    reader('process.commandLine'),
  ];
  return (record, element) => {
    const where = text(path(record, element));
    const facts = {
      name: text(name(record, element)) ?? (where === null ? null : basename(where)),
      path: where,
      parent: text(parent(record, element)),
      commandLine: text(commandLine(record, element)),
    };
    return Object.values(facts).some((fact) => fact !== null) ? facts : null;
  };
}
