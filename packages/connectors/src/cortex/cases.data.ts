import type { ConnectorCase } from '../kit/connector-case.ts';

const ALERTS = 'Cortex XDR REST API: Get Alerts Multi-Events';
const INCIDENTS = 'Cortex XDR REST API: Get Incidents';
const AUDIT = 'Cortex XDR REST API: Get Audit Management Log';
const AT = Date.UTC(2026, 2, 2, 9, 30, 0, 500);

function alert(rest: Record<string, unknown>, event?: Record<string, unknown>) {
  return {
    external_id: 'EXT1',
    alert_id: '1001',
    severity: 'medium',
    name: 'Large upload',
    category: 'Exfiltration',
    action: 'DETECTED',
    detection_timestamp: AT + 60_000,
    local_insert_ts: AT + 90_000,
    endpoint_id: 'EP1',
    host_name: 'lt-ann',
    host_ip: ['10.20.0.5'],
    agent_os_type: 'Windows',
    source: 'XDR Agent',
    mitre_tactic_id_and_name: ['TA0010 - Exfiltration'],
    events: event ? [{ event_timestamp: AT, user_name: 'CORP\\ann', ...event }] : [],
    ...rest,
  };
}

const PROCESS = {
  event_type: 'Process Execution',
  actor_process_image_name: 'rclone.exe',
  actor_process_image_path: 'C:\\Tools\\rclone.exe',
  actor_process_command_line: 'rclone copy D:\\data remote:',
  causality_actor_process_image_name: 'cmd.exe',
};

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Alert: process execution',
    source: ALERTS,
    record: alert({}, PROCESS),
    expect: {
      vendorOperation: 'DETECTED',
      stream: 'alerts',
      occurredAt: AT,
      outcome: 'success',
      vendorEventId: 'EXT1',
      vendorRule: 'Large upload',
      vendorSeverity: 'medium',
      'actor.name': 'ann',
      'actor.domain': 'corp',
      'process.name': 'rclone.exe',
      'process.path': 'C:\\Tools\\rclone.exe',
      'process.commandLine': 'rclone copy D:\\data remote:',
      'process.parent': 'cmd.exe',
      'device.hostname': 'lt-ann',
      'device.id': 'EP1',
      'device.os': 'Windows',
      'network.sourceIp': '10.20.0.5',
    },
  },
  {
    operation: 'Alert: file event blocked',
    source: ALERTS,
    record: alert(
      { action: 'BLOCKED' },
      {
        event_type: 'File Event',
        user_name: 'ann@example.com',
        action_file_path: 'E:\\out\\plan.xlsx',
        action_file_name: 'plan.xlsx',
        action_file_sha256: 'AB12'.padEnd(64, '0'),
      },
    ),
    expect: {
      outcome: 'failure',
      'object.kind': 'file',
      'object.name': 'plan.xlsx',
      'object.path': 'E:\\out\\plan.xlsx',
      'object.sha256': 'ab12'.padEnd(64, '0'),
      'actor.email': 'ann@example.com',
      'actor.name': 'ann',
    },
  },
  {
    operation: 'Alert: network connections',
    source: ALERTS,
    record: alert(
      {},
      {
        event_type: 'Network Connections',
        action_local_ip: '10.20.0.6',
        action_remote_ip: '203.0.113.9',
        action_external_hostname: 'drop.example.net',
      },
    ),
    expect: {
      'network.sourceIp': '10.20.0.6',
      'network.destinationIp': '203.0.113.9',
      'network.destinationDomain': 'drop.example.net',
    },
  },
  {
    operation: 'Alert: several events',
    source: ALERTS,
    record: {
      ...alert({}),
      events: [
        { event_timestamp: AT, event_type: 'RPC Call' },
        { event_timestamp: AT + 1, event_type: 'Load Image' },
      ],
    },
    expect: { 'extra.eventType': 'RPC Call', occurredAt: AT },
    count: 2,
  },
  {
    operation: 'Alert: registry event',
    source: ALERTS,
    record: alert(
      {},
      {
        event_type: 'Registry Event',
        user_name: 'NT AUTHORITY\\SYSTEM',
        action_registry_key_name: 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Acme',
        action_registry_full_key: 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Acme\\Run',
      },
    ),
    expect: {
      'actor.kind': 'system',
      'actor.name': 'SYSTEM',
      'object.kind': 'setting',
      'object.name': 'Run',
    },
  },
  {
    operation: 'Alert without events',
    source: ALERTS,
    record: alert({
      description:
        'The process sync.exe connected to 203.0.113.9. Command line: C:\\t\\sync.exe -a',
    }),
    expect: {
      occurredAt: AT + 60_000,
      'process.name': 'sync.exe',
      'process.path': 'C:\\t\\sync.exe',
      'process.commandLine': 'C:\\t\\sync.exe -a',
      'network.destinationIp': '203.0.113.9',
    },
  },
  {
    operation: 'Alert: firewall mail',
    source: ALERTS,
    record: alert(
      {},
      {
        event_type: 'Network Connections',
        fw_email_sender: 'ann@example.com',
        fw_email_recipient: 'ben@partner.example',
        fw_email_subject: 'Figures',
        fw_rule: 'mail-out',
      },
    ),
    expect: {
      'mail.from': 'ann@example.com',
      'mail.to.0': 'ben@partner.example',
      'mail.subject': 'Figures',
      'object.kind': 'message',
    },
  },
  {
    operation: 'Event alone: VPN',
    source: ALERTS,
    record: {
      event_type: 'VPN',
      event_timestamp: AT,
      user_name: 'ANN',
      action_local_ip: '198.51.100.4',
      event_id: 'E9',
    },
    expect: { vendorOperation: 'VPN', 'actor.name': 'ANN', 'network.sourceIp': '198.51.100.4' },
  },
  {
    operation: 'Event alone: process execution',
    source: ALERTS,
    record: { ...PROCESS, event_timestamp: AT, user_name: 'CORP\\ann' },
    expect: { vendorOperation: 'Process Execution', action: 'CLI', 'process.name': 'rclone.exe' },
  },
  {
    operation: 'Alert with its event laid flat',
    source: 'Cortex XDR REST API: Get Alerts',
    record: {
      ...alert({}),
      events: undefined,
      event_type: ['Process Execution'],
      event_timestamp: [AT],
      user_name: ['CORP\\ann'],
      actor_process_image_name: ['a.exe'],
    },
    expect: { occurredAt: AT, 'process.name': 'a.exe', 'actor.name': 'ann' },
  },
  {
    operation: 'Incident',
    source: INCIDENTS,
    record: {
      incident_id: '77',
      creation_time: AT,
      modification_time: AT + 5000,
      status: 'under_investigation',
      severity: 'high',
      hosts: ['lt-ann:EP1'],
      users: ['corp\\ann'],
      description: 'Two alerts on lt-ann',
      xdr_url: 'https://acme.xdr.example/incident-view?caseId=77',
    },
    expect: {
      vendorOperation: 'incident under_investigation',
      stream: 'incidents',
      occurredAt: AT + 5000,
      vendorEventId: '77',
      vendorSeverity: 'high',
      'device.hostname': 'lt-ann',
      'device.id': 'EP1',
      'extra.users': 'corp\\ann',
    },
  },
  {
    operation: 'Management audit: export',
    source: AUDIT,
    record: {
      AUDIT_ID: 5,
      AUDIT_OWNER_NAME: 'Ann Lee',
      AUDIT_OWNER_EMAIL: 'ann@example.com',
      AUDIT_ENTITY: 'QUERY_CENTER',
      AUDIT_ENTITY_SUBTYPE: 'Export Data',
      AUDIT_RESULT: 'SUCCESS',
      AUDIT_INSERT_TIME: AT,
      AUDIT_DESCRIPTION: 'Results were exported',
    },
    expect: {
      vendorOperation: 'Export Data',
      action: 'Download',
      outcome: 'success',
      'actor.email': 'ann@example.com',
    },
  },
  {
    operation: 'Management audit: login',
    source: AUDIT,
    record: {
      AUDIT_ID: 6,
      AUDIT_OWNER_EMAIL: 'ann@example.com',
      AUDIT_ENTITY: 'AUTH',
      AUDIT_ENTITY_SUBTYPE: 'Login',
      AUDIT_RESULT: 'FAIL',
      AUDIT_INSERT_TIME: AT,
    },
    expect: { vendorOperation: 'Login', action: null, outcome: 'failure' },
  },
  {
    operation: 'Agent audit report',
    source: 'Cortex XDR REST API: Get Audit Agent Report',
    record: {
      ENDPOINTID: 'EP1',
      ENDPOINTNAME: 'lt-ann',
      TIMESTAMP: AT,
      TYPE: 'Policy',
      SUBTYPE: 'Policy Update',
      RESULT: 'Success',
    },
    expect: { stream: 'agent-audit', 'device.hostname': 'lt-ann', 'actor.kind': 'system' },
  },
  {
    operation: 'Device control violation',
    source: 'Cortex XDR REST API: Get Violations',
    record: {
      violation_id: 9,
      timestamp: AT,
      type: 'Disk Drive',
      hostname: 'lt-ann',
      username: 'CORP\\ann',
      vendor: 'Acme',
      product: 'Stick 64',
      serial: 'S1',
      endpoint_id: 'EP1',
    },
    expect: {
      vendorOperation: 'Disk Drive',
      outcome: 'failure',
      'object.name': 'Stick 64',
      'actor.name': 'ann',
    },
  },
  {
    operation: 'Endpoint',
    source: 'Cortex XDR REST API: Get Endpoint',
    record: {
      endpoint_id: 'EP1',
      endpoint_name: 'lt-ann',
      os_type: 'AGENT_OS_WINDOWS',
      users: ['CORP\\ann'],
      last_seen: AT,
      endpoint_status: 'CONNECTED',
    },
    expect: { kind: 'device', entityId: 'EP1', hostname: 'lt-ann', os: 'Windows', managed: 'yes' },
  },
  {
    operation: 'Empty answer',
    source: ALERTS,
    record: { reply: { total_count: 0, result_count: 0, alerts: [] } },
    expect: { skipped: 'The answer holds no records.' },
  },
];
