import {
  ACTIONS,
  ACTOR_KINDS,
  CONTENT_STATES,
  DATA_CLASSES,
  DIRECTIONS,
  EVENT_CATEGORIES,
  SOURCE_NAMES,
  MOVEMENTS,
  OBJECT_KINDS,
  OUTCOMES,
  PLACE_KINDS,
  RECIPIENT_KINDS,
  TRISTATES,
  VISIBILITIES,
  type ActivityEvent,
  type SettledPlace,
} from '@waybill/contract';
import { isVisibilityWidened } from '../activity/visibility.ts';
import { SERVICE_KINDS } from '../destinations/services.data.ts';
import { SERVICE_NAMES, serviceOf } from '../destinations/service-of.ts';
import { labelOf, LABEL_RANKS, labelRank } from '../severity/label-rank.ts';
import { VENDOR_SEVERITIES, vendorSeverityOf } from '../severity/vendor-severity.ts';
import type { Field } from './field.ts';
import { choice, field, list, numberIn } from './field-rows.ts';

function placeFields(
  prefix: 'origin' | 'destination',
  label: string,
  place: (event: ActivityEvent) => SettledPlace | null,
): Field[] {
  return [
    field(`${prefix}.name`, 'string', label, (e) => place(e)?.name ?? null),
    choice(`${prefix}.kind`, `${label}: kind`, PLACE_KINDS, (e) => place(e)?.kind ?? null),
    field(`${prefix}.host`, 'string', `${label}: host`, (e) => place(e)?.host ?? null),
    field(
      `${prefix}.container`,
      'string',
      `${label}: container`,
      (e) => place(e)?.container ?? null,
    ),
    field(`${prefix}.account`, 'string', `${label}: account`, (e) => place(e)?.account ?? null),
    choice(`${prefix}.managed`, `${label}: managed`, TRISTATES, (e) => place(e)?.managed ?? null),
    choice(`${prefix}.outside`, `${label}: outside`, TRISTATES, (e) => place(e)?.outside ?? null),
  ];
}

/** Fields of the event that conditions have had from the start. Names are part of stored policies: never rename. */
export const EVENT_FIELDS: readonly Field[] = [
  choice('source', 'Source', SOURCE_NAMES, (e) => e.source),
  field('stream', 'string', 'Stream', (e) => e.stream),
  field('operation', 'string', 'Vendor operation', (e) => e.vendorOperation),
  choice('action', 'Action', ACTIONS, (e) => e.action),
  choice('category', 'Event category', EVENT_CATEGORIES, (e) => e.category),
  choice('direction', 'Direction', DIRECTIONS, (e) => e.direction),
  choice('movement', 'Movement', MOVEMENTS, (e) => e.movement),
  choice('outcome', 'Outcome', OUTCOMES, (e) => e.outcome),
  field('occurredAt', 'time', 'Event time', (e) => e.occurredAt),

  choice('actor.kind', 'Actor: kind', ACTOR_KINDS, (e) => e.actor.kind),
  field('actor.key', 'string', 'Actor', (e) => e.actorKey),
  field('actor.email', 'string', 'Actor: e-mail', (e) => e.actor.email),
  field('actor.id', 'string', 'Actor: id', (e) => e.actor.id),
  field('actor.name', 'string', 'Actor: name', (e) => e.actor.name),
  field('actor.domain', 'string', 'Actor: mail domain', (e) => e.actor.domain),
  field('targetUser', 'string', 'Affected person', (e) => e.targetUser),
  field('targetGroup', 'string', 'Affected group', (e) => e.targetGroup),
  field('destinationUser', 'string', 'Destination account', (e) => e.destinationUser),

  choice('object.kind', 'Object: kind', OBJECT_KINDS, (e) => e.object.kind),
  field('object.id', 'string', 'Object: id', (e) => e.object.id),
  field('object.name', 'string', 'Object: name', (e) => e.object.name),
  field('object.path', 'string', 'Object: path', (e) => e.object.path),
  field('object.directory', 'string', 'Object: folder', (e) => e.object.directory),
  field('object.extension', 'string', 'Object: extension', (e) => e.object.extension),
  field('object.url', 'string', 'Object: address', (e) => e.object.url),
  field('object.sha256', 'string', 'Object: SHA-256', (e) => e.object.sha256),
  field('object.mimeType', 'string', 'Object: media type', (e) => e.object.mimeType),
  field('object.owner', 'string', 'Object: owner', (e) => e.object.owner),
  field('sizeBytes', 'number', 'Object: size in bytes', (e) => e.object.sizeBytes),

  ...placeFields('origin', 'Origin', (e) => e.origin),
  ...placeFields('destination', 'Destination', (e) => e.destination),
  choice('destination.service', 'Destination: kind of service', SERVICE_KINDS, (e) =>
    e.destination === null ? null : (serviceOf(e.destination)?.kind ?? null),
  ),
  choice('destination.serviceName', 'Destination: service', SERVICE_NAMES, (e) =>
    e.destination === null ? null : (serviceOf(e.destination)?.name ?? null),
  ),

  field('recipients', 'list', 'Recipients', (e) => list(e.recipients.map((r) => r.address))),
  field('recipients.domains', 'list', 'Recipients: domains', (e) =>
    list(e.recipients.map((r) => r.domain)),
  ),
  {
    ...field('recipients.kinds', 'list', 'Recipients: kinds', (e) =>
      e.recipients.map((r) => r.kind),
    ),
    values: RECIPIENT_KINDS,
  },
  choice('recipients.outside', 'Recipients: any external', TRISTATES, (e) => e.recipientsOutside),
  field('recipients.count', 'number', 'Recipients: number', (e) => e.recipients.length),
  field('outsideDomains', 'list', 'External domains or accounts', (e) => e.outsideDomains),

  choice('visibility.before', 'Visibility before', VISIBILITIES, (e) => e.visibilityBefore),
  choice('visibility.after', 'Visibility after', VISIBILITIES, (e) => e.visibilityAfter),
  field('visibility.widened', 'boolean', 'Visibility widened', isVisibilityWidened),

  choice('device.managed', 'Device: managed', TRISTATES, (e) => e.device.managed),
  field('device.id', 'string', 'Device: id', (e) => e.device.id),
  field('device.hostname', 'string', 'Device: host name', (e) => e.device.hostname),
  field('device.os', 'string', 'Device: operating system', (e) => e.device.os),
  field('network.sourceIp', 'string', 'Source address', (e) => e.network.sourceIp),
  field('network.sourceDomain', 'string', 'Source domain', (e) => e.network.sourceDomain),
  field('network.destinationIp', 'string', 'Destination address', (e) => e.network.destinationIp),
  field(
    'network.destinationDomain',
    'string',
    'Destination domain',
    (e) => e.network.destinationDomain,
  ),
  field('network.userAgent', 'string', 'User agent', (e) => e.network.userAgent),
  field('process.name', 'string', 'Process', (e) => e.process?.name ?? null),
  field('process.path', 'string', 'Process: path', (e) => e.process?.path ?? null),
  field('process.commandLine', 'string', 'Command line', (e) => e.process?.commandLine ?? null),

  field('data.types', 'list', 'Data types', (e) => e.data?.types ?? []),
  field('data.sensitivity', 'number', 'Data: sensitivity', (e) => e.data?.sensitivity ?? null),
  {
    name: 'data.groups',
    type: 'list',
    label: 'Data: groups',
    values: DATA_CLASSES,
    accessor: (e) => e.data?.classes ?? list([e.data?.class ?? null]),
  },
  field('data.class', 'string', 'Data: class', (e) => e.data?.class ?? null),
  field('data.values', 'number', 'Data: most distinct values of one type', (e) =>
    e.data === null || e.data.values.length === 0 ? null : Math.max(...e.data.values),
  ),
  field('label', 'string', 'Sensitivity label', (e) => labelOf(e.extra)),
  choice('label.level', 'Sensitivity label: level', LABEL_RANKS, (e) =>
    labelRank(labelOf(e.extra)),
  ),
  field(
    'archive.locked',
    'boolean',
    'Archive: password-protected',
    (e) => e.lineage?.isLocked ?? null,
  ),
  field('rows', 'number', 'Rows exported or read', (e) => numberIn(e.extra['rows'])),
  choice(
    'content.state',
    'Content: how much was read',
    CONTENT_STATES,
    (e) => e.data?.state ?? null,
  ),

  field('mail.subject', 'string', 'Mail: subject', (e) => e.mail?.subject ?? null),
  field('mail.from', 'string', 'Mail: from', (e) => e.mail?.from ?? null),
  field('vendorSeverity', 'string', 'Vendor’s severity', (e) => e.vendorSeverity),
  choice('vendorSeverity.level', 'Vendor’s severity: level', VENDOR_SEVERITIES, (e) =>
    vendorSeverityOf(e.vendorSeverity),
  ),
  field('vendorRule', 'string', 'Vendor’s rule', (e) => e.vendorRule),
  field('cloud.account', 'string', 'Cloud account', (e) => e.cloudAccount),
  field('cloud.region', 'string', 'Cloud region', (e) => e.cloudRegion),
  field('organization', 'string', 'Vendor’s organisation', (e) => e.organization),
  field(
    'extra.forwarding',
    'string',
    'Mail forwarding target',
    (e) => e.extra['forwarding'] ?? null,
  ),
  field(
    'extra.instance',
    'string',
    'Machine whose credentials were used',
    (e) => e.extra['instance'] ?? null,
  ),
  field(
    'extra.internetPorts',
    'string',
    'Ports opened to the Internet',
    (e) => e.extra['internetPorts'] ?? null,
  ),
  field('extra.weakened', 'string', 'Protection disabled', (e) => e.extra['weakened'] ?? null),
  field('extra.scopes', 'string', 'Application access scopes', (e) => e.extra['scopes'] ?? null),
  field('extra.application', 'string', 'Application id', (e) => e.extra['application'] ?? null),
  field(
    'extra.reviewed',
    'string',
    'App reviewed by the vendor',
    (e) => e.extra['reviewed'] ?? null,
  ),
  field('extra.privilege', 'string', 'Privilege granted', (e) => e.extra['privilege'] ?? null),
  field('extra.role', 'string', 'Role granted or used', (e) => e.extra['role'] ?? null),
  field('extra.query', 'string', 'Statement', (e) => e.extra['query'] ?? null),
  field('extra.printer', 'string', 'Printer', (e) => e.extra['printer'] ?? null),
  field(
    'extra.sensitiveTypes',
    'string',
    'Data types found by the vendor',
    (e) => e.extra['sensitiveTypes'] ?? null,
  ),
  field('extra.consent', 'string', 'Consent applies to', (e) => e.extra['consent'] ?? null),
  field('extra.setting', 'string', 'Changed setting', (e) => e.extra['setting'] ?? null),
  field('extra.after', 'string', 'New value', (e) => e.extra['after'] ?? null),
  field(
    'extra.fromRegion',
    'string',
    'Source region of a copy',
    (e) => e.extra['fromRegion'] ?? null,
  ),
  field(
    'extra.signedLink',
    'string',
    'Reached by a signed link',
    (e) => e.extra['signedLink'] ?? null,
  ),
];
