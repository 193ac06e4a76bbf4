import { ownValue, type ActivityEvent } from '@waybill/contract';
import { ocsfClass, type OcsfClass } from './ocsf-class.ts';
import {
  actorObject,
  destinationEndpoint,
  deviceObject,
  emailObject,
  fileObject,
  placeObject,
  present,
  processObject,
  sourceEndpoint,
  type OcsfObject,
} from './ocsf-objects.ts';

/** The release whose classes and attributes are used. */
const OCSF_VERSION = '1.8.0';
/** OCSF's number for a value that it does not name; the caption is then the source's own word. */
const OTHER = 99;
const STATUSES: Readonly<Record<string, { status_id: number; status: string }>> = {
  success: { status_id: 1, status: 'Success' },
  failure: { status_id: 2, status: 'Failure' },
  unknown: { status_id: 0, status: 'Unknown' },
};
const DIRECTIONS: Readonly<Record<string, number>> = { inbound: 1, outbound: 2 };

export interface OcsfContext {
  /** Name of the tenant in the exported events. */
  tenantUid: string;
  productVersion: string;
}

/**
 * An activity event as OCSF. Values without an OCSF attribute (typed origin and destination,
 * recipients, visibility, category) are in `unmapped.waybill`. Never throws: words outside of an enum
 * become OCSF's Other with the word as its caption.
 */
export function toOcsf(event: ActivityEvent, context: OcsfContext): OcsfObject {
  const kind = ocsfClass(event);
  return present({
    category_uid: kind.categoryUid,
    category_name: kind.categoryName,
    class_uid: kind.classUid,
    class_name: kind.className,
    activity_id: kind.activityId,
    activity_name: kind.activityName,
    type_uid: kind.classUid * 100 + kind.activityId,
    type_name: `${kind.className}: ${kind.activityName}`,
    time: event.occurredAt,
    severity_id: 1,
    severity: 'Informational',
    ...(ownValue(STATUSES, event.outcome) ?? { status_id: OTHER, status: event.outcome }),
    message: event.vendorOperation,
    metadata: metadataOf(event, context),
    ...bodyOf(event, kind),
    unmapped: { waybill: unmappedOf(event) },
  });
}

function metadataOf(event: ActivityEvent, { tenantUid, productVersion }: OcsfContext): OcsfObject {
  return present({
    version: OCSF_VERSION,
    uid: event.eventId,
    original_event_uid: event.vendorEventId,
    event_code: event.vendorOperation,
    log_name: event.stream,
    tenant_uid: tenantUid,
    logged_time: event.observedAt,
    processed_time: event.ingestedAt,
    product: { name: event.source },
    loggers: [{ name: 'Waybill', version: productVersion }],
  });
}

/** The attributes that the class asks for. */
function bodyOf(event: ActivityEvent, { classUid }: OcsfClass): OcsfObject {
  const agent = event.network.userAgent;
  const request = agent === null ? undefined : { user_agent: agent };
  const actor = actorObject(event);
  switch (classUid) {
    case 4009:
      return present({
        actor,
        ...directionOf(event),
        email: emailObject(event),
        src_endpoint: sourceEndpoint(event),
        dst_endpoint: destinationEndpoint(event),
      });
    case 1001:
      return present({ actor, device: deviceObject(event), file: fileObject(event) });
    case 1007:
      return present({ actor, device: deviceObject(event), process: processObject(event) });
    case 6003:
      return present({
        actor,
        api: { operation: event.vendorOperation, service: { name: event.source } },
        src_endpoint: sourceEndpoint(event),
        dst_endpoint: destinationEndpoint(event),
        http_request: request,
      });
    default:
      return present({
        actor,
        file: fileObject(event),
        src_endpoint: sourceEndpoint(event),
        dst_endpoint: destinationEndpoint(event),
        http_request: request,
      });
  }
}

function directionOf({ direction }: ActivityEvent): OcsfObject {
  if (direction === null) return { direction_id: 0 };
  const known = ownValue(DIRECTIONS, direction);
  return known === undefined ? { direction_id: OTHER, direction } : { direction_id: known };
}

function unmappedOf(event: ActivityEvent): OcsfObject {
  return present({
    action: event.action,
    category: event.category,
    direction: event.direction,
    movement: event.movement,
    origin: placeObject(event.origin),
    destination: placeObject(event.destination),
    recipients: event.recipients.map((recipient) => present({ ...recipient })),
    data: event.data ? present({ ...event.data }) : null,
    visibility_before: event.visibilityBefore,
    visibility_after: event.visibilityAfter,
    target_user: event.targetUser,
    target_group: event.targetGroup,
    vendor_severity: event.vendorSeverity,
    vendor_rule: event.vendorRule,
    cloud_account: event.cloudAccount,
    cloud_region: event.cloudRegion,
    organization: event.organization,
    extra: Object.keys(event.extra).length === 0 ? null : event.extra,
    is_sample: event.isSample ? true : null,
  });
}
