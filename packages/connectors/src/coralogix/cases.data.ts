import type { ConnectorCase } from '../kit/connector-case.ts';

const WEBHOOK = 'Coralogix: Generic outbound webhooks';
const ALERTS = 'Coralogix: Create an alert';
const AT = Date.UTC(2026, 2, 2, 9, 30);

/** A body as the template of the README makes it. */
function notice(rest: Record<string, unknown>) {
  return {
    alert_id: 'A1',
    alert_unique_id: 'U1',
    name: 'Large export',
    description: 'More than a thousand rows',
    alert_action: 'trigger',
    alert_url: 'https://acme.coralogix.example/#/insights?id=A1',
    severity: 'CRITICAL',
    priority: 'P1',
    team: 'acme',
    application: 'billing',
    subsystem: 'export',
    computer: '$COMPUTER_NAME',
    ip_address: '10.20.0.5',
    timestamp: '2026-03-02T09:30:00.000Z',
    hit_count: '3',
    text: 'exported rows=1200',
    ...rest,
  };
}

/** A body as the vendor's own template makes it. */
function vendorNotice(fields: Record<string, string>) {
  return {
    uuid: 'W1',
    alert_id: 'A2',
    name: 'Many errors',
    alert_action: 'trigger',
    service: '$SERVICE',
    fields: Object.entries({ timestamp: '2026/03/02 09:30:00 GMT', team: 'acme', ...fields }).map(
      ([key, value]) => ({ key, value }),
    ),
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'trigger: standard alert',
    source: WEBHOOK,
    record: notice({}),
    expect: {
      vendorOperation: 'trigger',
      stream: 'alerts',
      action: null,
      occurredAt: AT,
      vendorEventId: 'A1',
      vendorRule: 'Large export',
      vendorSeverity: 'CRITICAL',
      'device.hostname': null,
      'network.sourceIp': '10.20.0.5',
      organization: 'acme',
      'extra.application': 'billing',
      'extra.hits': '3',
    },
  },
  {
    operation: 'resolve: standard alert',
    source: WEBHOOK,
    record: notice({ alert_action: 'resolve' }),
    expect: { vendorOperation: 'resolve' },
  },
  {
    operation: 'trigger: with the user and the file of the log',
    source: WEBHOOK,
    record: notice({
      user: 'Ann@example.com',
      file: '/exports/rows.csv',
      destination: 'Drop.example',
    }),
    expect: {
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann',
      'object.kind': 'file',
      'object.name': 'rows.csv',
      'object.path': '/exports/rows.csv',
      'network.destinationDomain': 'drop.example',
    },
  },
  {
    operation: 'trigger: a user that the log does not have',
    source: WEBHOOK,
    record: notice({ user: '$user_email', file: '$file.name' }),
    expect: { 'actor.kind': 'unknown', 'actor.name': null, 'object.name': null },
  },
  {
    operation: "trigger: the vendor's own template",
    source: WEBHOOK,
    record: vendorNotice({ severity: 'ERROR', computer: 'build-7', ipAddress: '10.20.0.6' }),
    expect: {
      occurredAt: AT,
      vendorSeverity: 'ERROR',
      'device.hostname': 'build-7',
      'network.sourceIp': '10.20.0.6',
    },
  },
  {
    operation: 'trigger: metric alert',
    source: ALERTS,
    record: vendorNotice({ metricKey: 'cpu', hitCount: '12', ipAddress: 'Multiple IPs' }),
    expect: { 'network.sourceIp': null, 'extra.hits': '12' },
  },
  {
    operation: 'trigger: ratio alert',
    source: ALERTS,
    record: notice({ threshold: '5', time_window: '10' }),
    expect: { 'extra.threshold': '5', 'extra.minutes': '10' },
  },
  {
    operation: 'trigger: alert grouped by keys',
    source: ALERTS,
    record: notice({ group_by_labels: 'user', group_by_values: 'ann' }),
    expect: { 'extra.groupBy': 'user', 'extra.groupValues': 'ann' },
  },
  {
    operation: 'trigger: time in milliseconds',
    source: WEBHOOK,
    record: notice({ timestamp: undefined, timestamp_ms: String(AT) }),
    expect: { occurredAt: AT },
  },
  {
    operation: 'trigger: flow alert',
    source: ALERTS,
    record: notice({ priority: 'P3', severity: '$EVENT_SEVERITY' }),
    expect: { vendorSeverity: 'P3' },
  },
  {
    operation: 'A body without a time',
    source: WEBHOOK,
    record: notice({ timestamp: '$EVENT_TIMESTAMP_ISO' }),
    expect: { rejected: 'missing or unreadable' },
  },
];
