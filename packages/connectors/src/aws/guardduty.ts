import type { DataObject } from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { field, isRecord, textAt } from '../kit/field.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';
import { urlHost } from '../kit/url-host.ts';

/** Subject of the finding, most specific first: path of the id or name, kind. */
const RESOURCES = [
  ['resource.s3BucketDetails.0', 'bucket'],
  ['resource.rdsDbInstanceDetails', 'database'],
  ['resource.eksClusterDetails', 'application'],
  ['resource.lambdaDetails', 'application'],
] as const;

const EXTRA = [
  ['title', 'title'],
  ['description', 'description'],
  ['actionType', 'service.action.actionType'],
  ['api', 'service.action.awsApiCallAction.api'],
  ['resourceType', 'resource.resourceType'],
  ['count', 'service.count'],
] as const;

/**
 * Maps an Amazon GuardDuty finding. The operation is the threat purpose, the first part of the finding
 * type (`ThreatPurpose:ResourceType/ThreatFamily`); the whole type is the vendor's rule. The time is
 * the finding's last update, because GuardDuty merges repeated activity into one finding.
 */
export function mapGuardDuty(record: Record<string, unknown>): MapResult {
  const type = textAt(record, 'type', 'Type');
  if (type === null) {
    return { kind: 'rejected', field: 'type', reason: 'The finding has no type.' };
  }
  const occurredAt = instant(textAt(record, 'updatedAt', 'createdAt'));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'updatedAt', reason: 'The finding has no readable time.' };
  }
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        source: 'AWS',
        stream: 'guardduty',
        vendorEventId: textAt(record, 'id'),
        vendorOperation: text(type.split(':')[0]) ?? type,
        vendorRule: type,
        vendorSeverity: textAt(record, 'severity'),
        occurredAt,
        actor: actorOf(record),
        object: objectOf(record),
        device: { id: textAt(record, 'resource.instanceDetails.instanceId') },
        network: networkOf(record),
        cloudAccount: textAt(record, 'accountId'),
        cloudRegion: textAt(record, 'region'),
        extra: presentFacts([
          ...factsAt(record, EXTRA),
          ['state', textAt(record, 'service.archived') === 'true' ? 'archived' : null],
        ]),
      }),
    ],
  };
}

/**
 * Addresses of the two ends. `service.action` has one part for its kind of activity, a probe several of
 * the same kind. The far end is the source, except for connections opened by the resource itself.
 */
function networkOf(record: Record<string, unknown>) {
  const action = field(record, 'service.action');
  const part = Object.values(isRecord(action) ? action : {}).find(isRecord);
  const ends = field(part, 'portProbeDetails.0') ?? part;
  const remote = ipOf(textAt(ends, 'remoteIpDetails.ipAddressV4', 'remoteIpDetails.ipAddressV6'));
  const local = ipOf(textAt(ends, 'localIpDetails.ipAddressV4', 'localIpDetails.ipAddressV6'));
  const isOutbound = textAt(part, 'connectionDirection') === 'OUTBOUND';
  return {
    sourceIp: isOutbound ? local : remote,
    destinationIp: isOutbound ? remote : local,
    destinationDomain: urlHost(textAt(action, 'dnsRequestAction.domain')),
    userAgent: textAt(
      record,
      'service.additionalInfo.userAgent.fullUserAgent',
      'service.action.kubernetesApiCallAction.userAgent',
    ),
  };
}

function actorOf(record: Record<string, unknown>) {
  const kubernetes = 'resource.kubernetesDetails.kubernetesUserDetails';
  const name = textAt(record, `${kubernetes}.username`, 'resource.accessKeyDetails.userName');
  return {
    name,
    id: textAt(record, `${kubernetes}.uid`, 'resource.accessKeyDetails.principalId'),
    email: emailOf(name),
    kind: textAt(record, 'resource.accessKeyDetails.userType') === 'IAMUser' ? 'person' : 'unknown',
  } as const;
}

function objectOf(record: Record<string, unknown>): Partial<DataObject> {
  for (const [path, kind] of RESOURCES) {
    const resource = field(record, path);
    const name = textAt(resource, 'name', 'dbInstanceIdentifier', 'functionName');
    if (name !== null) {
      const id = textAt(resource, 'arn', 'dbInstanceArn', 'functionArn');
      return { kind, name, id, owner: textAt(resource, 'owner.id') };
    }
  }
  const instance = textAt(record, 'resource.instanceDetails.instanceId');
  return instance === null ? {} : { kind: 'other', id: instance, name: instance };
}
