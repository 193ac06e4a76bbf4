import { field, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import type { MapResult } from '../kit/define-connector.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { lowerText } from '../kit/text.ts';

const EXTRA = [
  ['title', 'Title'],
  ['description', 'Description'],
  ['company', 'CompanyName'],
  ['product', 'ProductName'],
  ['compliance', 'Compliance.Status'],
  ['recordState', 'RecordState'],
  ['workflow', 'Workflow.Status'],
  ['resourceType', 'Resources.0.Type'],
] as const;

/**
 * Maps a Security Hub finding in the AWS Security Finding Format. The operation is the type of the action
 * that the finding reports; findings about a state, such as failed controls, have their own type instead.
 */
export function mapSecurityHub(record: Record<string, unknown>): MapResult {
  const occurredAt = instant(timeOf(record));
  if (occurredAt === null) {
    return { kind: 'rejected', field: 'CreatedAt', reason: 'The finding has no readable time.' };
  }
  const vendorOperation = textAt(
    record,
    'Action.ActionType',
    'Types.0',
    'FindingProviderFields.Types.0',
  );
  if (vendorOperation === null) {
    return { kind: 'rejected', field: 'Types', reason: 'The finding has neither action nor type.' };
  }
  const resource = textAt(record, 'Resources.0.Id');
  const process = field(record, 'Process');
  return {
    kind: 'mapped',
    events: [
      mappedEvent({
        source: 'AWS',
        stream: 'securityhub',
        vendorEventId: textAt(record, 'Id'),
        vendorOperation,
        vendorRule: textAt(
          record,
          'Compliance.SecurityControlId',
          'ProductFields.ControlId',
          'GeneratorId',
        ),
        vendorSeverity: textAt(record, 'Severity.Label', 'FindingProviderFields.Severity.Label'),
        occurredAt,
        observedAt: instant(textAt(record, 'LastObservedAt')),
        object: {
          kind: 'other',
          id: resource,
          name: basename(resource?.split(':').at(-1)),
          url: textAt(record, 'SourceUrl'),
        },
        network: networkOf(record),
        process:
          process === undefined
            ? null
            : { name: textAt(process, 'Name'), path: textAt(process, 'Path') },
        cloudAccount: textAt(record, 'AwsAccountId'),
        cloudRegion: textAt(record, 'Region', 'Resources.0.Region'),
        extra: presentFacts(factsAt(record, EXTRA)),
      }),
    ],
  };
}

/** When the finding was raised, or closed: that is its own record. */
function timeOf(record: Record<string, unknown>): string | null {
  const isClosed =
    /^(?:RESOLVED|SUPPRESSED)$/.test(textAt(record, 'Workflow.Status') ?? '') ||
    textAt(record, 'RecordState') === 'ARCHIVED';
  return isClosed
    ? textAt(record, 'UpdatedAt', 'CreatedAt', 'FirstObservedAt')
    : textAt(record, 'CreatedAt', 'FirstObservedAt');
}

function networkOf(record: Record<string, unknown>) {
  return {
    sourceIp: ipOf(textAt(record, 'Network.SourceIpV4', 'Network.SourceIpV6')),
    sourceDomain: lowerText(textAt(record, 'Network.SourceDomain')),
    destinationIp: ipOf(textAt(record, 'Network.DestinationIpV4', 'Network.DestinationIpV6')),
    destinationDomain: lowerText(textAt(record, 'Network.DestinationDomain')),
  };
}
