import { expect, test } from 'vitest';
import { CONNECTORS } from './connectors.gen.ts';

interface Records {
  open: Record<string, unknown>;
  closed: Record<string, unknown>;
}

const AT = '2026-03-01T09:00:00.000Z';
const LATER = '2026-03-03T10:00:00.000Z';

/** The same finding when raised and when closed by the vendor, in the vendor's format. */
const FINDINGS: readonly (readonly [string, Records])[] = [
  [
    'wiz',
    {
      open: {
        id: 'w1',
        entitySnapshot: { name: 'b' },
        severity: 'HIGH',
        createdAt: AT,
        status: 'OPEN',
      },
      closed: {
        id: 'w1',
        entitySnapshot: { name: 'b' },
        severity: 'HIGH',
        createdAt: AT,
        status: 'RESOLVED',
        resolvedAt: LATER,
      },
    },
  ],
  [
    'prisma',
    {
      open: { id: 'P-1', policyId: 'p', alertTime: 1772355600000, status: 'open' },
      closed: {
        id: 'P-1',
        policyId: 'p',
        alertTime: 1772355600000,
        lastUpdated: 1772532000000,
        status: 'resolved',
      },
    },
  ],
  [
    'crowdstrike-falcon',
    {
      open: { composite_id: 'c:1', timestamp: AT, severity: 70, status: 'new' },
      closed: {
        composite_id: 'c:1',
        timestamp: AT,
        updated_timestamp: LATER,
        severity: 70,
        status: 'closed',
      },
    },
  ],
  [
    'aws',
    {
      open: securityHub('NEW'),
      closed: { ...securityHub('RESOLVED'), UpdatedAt: LATER },
    },
  ],
  [
    'google-workspace',
    {
      open: googleAlert({ status: 'NOT_STARTED', severity: 'HIGH' }),
      closed: googleAlert({ status: 'CLOSED', severity: 'HIGH', updateTime: LATER }),
    },
  ],
  [
    'cortex',
    {
      open: { incident_id: '7', creation_time: 1772355600000, status: 'new' },
      closed: {
        incident_id: '7',
        creation_time: 1772355600000,
        modification_time: 1772532000000,
        status: 'resolved_true_positive',
      },
    },
  ],
];

function securityHub(status: string): Record<string, unknown> {
  return {
    SchemaVersion: '2018-10-08',
    Id: 'arn:aws:securityhub:eu-west-1:1:finding/1',
    ProductArn: 'arn:aws:securityhub:eu-west-1::product/aws/securityhub',
    AwsAccountId: '111122223333',
    Types: ['Effects/Data Exposure'],
    CreatedAt: AT,
    Severity: { Label: 'HIGH' },
    Workflow: { Status: status },
    Resources: [{ Id: 'arn:aws:s3:::b', Type: 'AwsS3Bucket' }],
  };
}

function googleAlert(metadata: object): Record<string, unknown> {
  return {
    customerId: 'C1',
    alertId: 'a-1',
    createTime: AT,
    type: 'Data Loss Prevention',
    source: 'Data Loss Prevention',
    data: { '@type': 'type.googleapis.com/google.apps.alertcenter.type.DlpRuleViolation' },
    metadata,
  };
}

function mapped(connectorId: string, record: Record<string, unknown>) {
  const result = CONNECTORS.find(({ id }) => id === connectorId)?.map(record);
  if (result?.kind !== 'mapped') throw new Error(`${connectorId}: ${JSON.stringify(result)}`);
  const [event] = result.events;
  if (!event) throw new Error('The record has an event');
  return event;
}

test.each(FINDINGS)(
  '%s tells that a finding was closed as a later record',
  (connectorId, records) => {
    const open = mapped(connectorId, records.open);
    const closed = mapped(connectorId, records.closed);
    expect(closed.vendorEventId).toBe(open.vendorEventId);
    expect(closed.occurredAt).toBeGreaterThan(open.occurredAt);
    const state = ({ extra }: typeof open) => extra['status'] ?? extra['workflow'];
    expect([state(open), state(closed)].every((word) => word !== undefined)).toBe(true);
    expect(state(closed)).not.toBe(state(open));
  },
);
