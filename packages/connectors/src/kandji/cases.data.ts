import type { ConnectorCase } from '../kit/connector-case.ts';

const AUDIT = 'Audit Log (Iru Endpoint Management API)';
const THREATS = 'Threats (Iru Endpoint Management API)';
const DEVICES = 'Devices (Iru Endpoint Management API)';
const USERS = 'Users (Iru Endpoint Management API)';

const NOON = Date.UTC(2026, 2, 2, 12);
const ANN = '0b1c2d3e-0000-4000-8000-0000000000aa';

function act(targetType: string, action: string, rest: Record<string, unknown> = {}) {
  return {
    action,
    occurred_at: '2026-03-02T12:00:00.000000Z',
    actor_id: ANN,
    actor_type: 'user',
    target_id: '0b1c2d3e-0000-4000-8000-0000000000bb',
    target_type: targetType,
    target_component: '',
    new_state: { name: 'Sales laptops' },
    metadata: {},
    ...rest,
  };
}

function behaviour(status: string) {
  return {
    threat_id: 'RULE_0007',
    description: 'A tunnel was opened',
    classification: 'suspicious',
    informational_tags: ['exec', 'tunnel'],
    malware_family: [],
    detection_date: '2026-03-02T12:00:00.000000+00:00',
    threat_status: status,
    device_info: { name: 'ann-mac', serial_number: 'SERIAL000001' },
    parent_process: { name: 'zsh', command_line: '-zsh', image_path: '/bin/zsh' },
    target_process: {
      name: 'ssh',
      command_line: 'ssh -R 80:localhost:80 example.net',
      image_path: '/usr/bin/ssh',
      owner: 'ann',
      sha256: 'A'.repeat(64),
    },
    blueprint: { name: 'Sales' },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'blueprint.update',
    source: AUDIT,
    record: act('blueprint', 'update', { target_component: 'library_items' }),
    expect: {
      source: 'Kandji',
      stream: 'audit-log',
      vendorOperation: 'blueprint.update',
      action: null,
      movement: 'none',
      occurredAt: NOON,
      'actor.kind': 'person',
      'actor.id': ANN,
      'object.kind': 'setting',
      'object.name': 'Sales laptops',
      'extra.component': 'library_items',
    },
  },
  {
    operation: 'blueprint.create',
    source: AUDIT,
    record: act('blueprint', 'create', { new_state: null }),
    expect: { vendorOperation: 'blueprint.create', 'object.name': null },
  },
  {
    operation: 'blueprint.delete',
    source: AUDIT,
    record: act('blueprint', 'delete'),
    expect: { vendorOperation: 'blueprint.delete' },
  },
  {
    operation: 'library_item.update',
    source: AUDIT,
    record: act('library_item', 'update', { new_state: { name: 'Chat', type: 'vpp-app' } }),
    expect: { 'object.kind': 'application', 'object.name': 'Chat', 'extra.type': 'vpp-app' },
  },
  {
    operation: 'api_token.update',
    source: AUDIT,
    record: act('api_token', 'update', { new_state: { label: 'log reader' } }),
    expect: { 'object.kind': 'account', 'object.name': 'log reader' },
  },
  {
    operation: 'user.create by a token',
    source: AUDIT,
    record: act('user', 'create', {
      actor_type: 'api_token',
      new_state: { email: 'ben@example.com' },
    }),
    expect: { 'actor.kind': 'service', targetUser: 'ben@example.com' },
  },
  {
    operation: 'device.erase',
    source: AUDIT,
    record: act('device', 'erase', { new_state: { device_name: 'ann-mac' } }),
    expect: { 'device.hostname': 'ann-mac', 'device.id': '0b1c2d3e-0000-4000-8000-0000000000bb' },
  },
  {
    operation: 'device_secret.view',
    source: AUDIT,
    record: act('device_secret', 'view'),
    expect: { action: 'View' },
  },
  {
    operation: 'report.export',
    source: AUDIT,
    record: act('report', 'export'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'an act without its time',
    source: AUDIT,
    record: act('device', 'lock', { occurred_at: 'soon' }),
    expect: { rejected: 'missing or unreadable' },
  },
  {
    operation: 'behavioural detection: detected',
    source: THREATS,
    record: behaviour('detected'),
    expect: {
      stream: 'threats',
      vendorOperation: 'threat.detected',
      vendorRule: 'RULE_0007',
      vendorSeverity: 'suspicious',
      'device.hostname': 'ann-mac',
      'device.managed': 'yes',
      'actor.name': 'ann',
      'process.name': 'ssh',
      'process.parent': '/bin/zsh',
      'process.commandLine': 'ssh -R 80:localhost:80 example.net',
      'object.path': '/usr/bin/ssh',
      'object.sha256': 'a'.repeat(64),
      'extra.tags': 'exec, tunnel',
    },
  },
  {
    operation: 'behavioural detection: blocked',
    source: THREATS,
    record: behaviour('blocked'),
    expect: { vendorOperation: 'threat.blocked' },
  },
  {
    operation: 'threat in a file: quarantined',
    source: THREATS,
    record: {
      threat_name: 'Example.Trojan',
      classification: 'MALWARE',
      status: 'quarantined',
      detection_date: '2026-03-02T12:00:00Z',
      device_name: 'ann-mac',
      device_id: '0b1c2d3e-0000-4000-8000-0000000000cc',
      file_path: '/Users/ann/Downloads/free.dmg',
      file_hash: 'b'.repeat(64),
    },
    expect: {
      vendorOperation: 'threat.quarantined',
      vendorRule: 'Example.Trojan',
      'object.name': 'free.dmg',
      'object.extension': 'dmg',
      'device.hostname': 'ann-mac',
    },
  },
  {
    operation: 'vulnerability',
    source: 'Vulnerabilities (Iru Endpoint Management API)',
    record: {
      cve_id: 'CVE-2026-0001',
      severity: 'High',
      cvss_score: 7.5,
      latest_detection_date: '2026-03-02T12:00:00Z',
      device_count: 3,
      software: ['Editor 1.2'],
      status: 'Active',
    },
    expect: {
      vendorOperation: 'vulnerability.Active',
      vendorRule: 'CVE-2026-0001',
      vendorSeverity: 'High',
      'object.name': 'Editor 1.2',
      'extra.devices': '3',
    },
  },
  {
    operation: 'Device',
    source: DEVICES,
    record: {
      device_id: '0b1c2d3e-0000-4000-8000-0000000000cc',
      device_name: 'ann-mac',
      model: 'MacBook Air',
      serial_number: 'SERIAL000001',
      platform: 'Mac',
      os_version: '15.3',
      last_check_in: '2026-03-02T12:00:00Z',
      user: { email: 'Ann@example.com', name: 'Ann Lee' },
      mdm_enabled: true,
      is_removed: false,
    },
    expect: {
      kind: 'device',
      entityId: '0b1c2d3e-0000-4000-8000-0000000000cc',
      hostname: 'ann-mac',
      serial: 'SERIAL000001',
      os: 'Mac',
      isMobile: false,
      owner: 'ann@example.com',
      managed: 'yes',
      encrypted: 'unknown',
      lastSeenAt: NOON,
      isDeleted: false,
    },
  },
  {
    operation: 'Device nobody is assigned to',
    source: DEVICES,
    record: {
      device_id: 'd2',
      serial_number: 'S2',
      platform: 'iPad',
      user: '',
      mdm_enabled: 'False',
    },
    expect: { isMobile: true, owner: null, managed: 'no' },
  },
  {
    operation: 'Device details',
    source: DEVICES,
    record: {
      general: {
        device_id: 'd1',
        device_name: 'ann-mac',
        platform: 'Mac',
        assigned_user: { email: 'ann@example.com' },
      },
      mdm: { mdm_enabled: 'True' },
      filevault: { filevault_enabled: true },
      hardware_overview: { serial_number: 'SERIAL000001', model_name: 'MacBook Air' },
    },
    expect: {
      entityId: 'd1',
      encrypted: 'yes',
      managed: 'yes',
      model: 'MacBook Air',
      owner: 'ann@example.com',
    },
  },
  {
    operation: 'Library items of a device',
    source: DEVICES,
    record: { device_id: 'd1', library_items: [] },
    expect: { skipped: 'How far library items are installed on a device.' },
  },
  {
    operation: 'User',
    source: USERS,
    record: {
      id: 'u1',
      name: 'Ann Lee',
      email: 'Ann@example.com',
      active: true,
      archived: false,
      job_title: 'Buyer',
    },
    expect: { kind: 'person', emails: ['ann@example.com'], status: 'active', title: 'Buyer' },
  },
  {
    operation: 'User, archived',
    source: USERS,
    record: { id: 'u2', email: 'ben@example.com', active: false, archived: true },
    expect: { status: 'left' },
  },
];
