import type { ConnectorCase } from '../kit/connector-case.ts';

const FIELDS = 'Cato event field reference';
const AUDIT = 'Cato API: auditFeed';
const AT = Date.UTC(2026, 2, 2, 9, 30, 0, 120);

/** An event with the fields that every event has. */
function event(subType: string, action: string, rest: Record<string, string>) {
  return {
    account_id: '4711',
    event_type: 'Security',
    event_sub_type: subType,
    action,
    internalId: 'EVT1',
    time: String(AT),
    src_ip: '10.20.0.5',
    dest_ip: '203.0.113.9',
    vpn_user_email: 'Ann@example.com',
    user_name: 'Ann Lee',
    os_type: 'OS_WINDOWS',
    device_name: 'LT-ANN',
    ...rest,
  };
}

function change(type: string, model: string, name: string) {
  return {
    time: '2026-03-02T09:30:00Z',
    fieldsMap: {
      admin: 'root@example.com',
      admin_id: '12',
      change_type: type,
      model_type: model,
      model_name: name,
      module: 'Cato Management Application',
      account_id: '4711',
      creation_date: '2026-03-02T09:30:00Z',
    },
  };
}

export const cases: readonly ConnectorCase[] = [
  {
    operation: 'Apps Security: upload blocked',
    source: FIELDS,
    record: event('Apps Security', 'Block', {
      app_activity: 'Upload',
      application_name: 'Dropbox',
      file_name: 'plan.xlsx',
      file_size: '2048',
      full_path_url: 'https://www.dropbox.com/upload',
      dlp_profiles: 'Cards',
      rule_name: 'No private cloud',
      is_managed: 'true',
    }),
    expect: {
      vendorOperation: 'Block',
      action: 'Upload',
      movement: 'upload',
      outcome: 'failure',
      occurredAt: AT,
      vendorRule: 'No private cloud',
      'object.kind': 'file',
      'object.name': 'plan.xlsx',
      'object.sizeBytes': 2048,
      'origin.name': 'Device',
      'destination.name': 'Dropbox',
      'actor.email': 'ann@example.com',
      'actor.name': 'Ann Lee',
      'device.hostname': 'LT-ANN',
      'device.os': 'Windows',
      'device.managed': 'yes',
      'extra.dlpProfiles': 'Cards',
    },
  },
  {
    operation: 'Apps Security: download allowed',
    source: FIELDS,
    record: event('Apps Security', 'Monitor', {
      app_activity: 'Download',
      domain_name: 'files.example.net',
      file_name: 'list.csv',
    }),
    expect: {
      action: 'Download',
      movement: 'download',
      outcome: 'success',
      'origin.name': 'files.example.net',
      'destination.name': 'Device',
      'network.destinationDomain': 'files.example.net',
    },
  },
  {
    operation: 'Apps Security: message sent',
    source: FIELDS,
    record: event('Apps Security', 'Monitor', {
      app_activity: 'Send Prompt',
      domain_name: 'chatgpt.com',
      application_name: 'ChatGPT',
    }),
    expect: { action: 'Send', movement: 'send', 'destination.name': 'ChatGPT' },
  },
  {
    operation: 'SaaS Security API Data Protection: shared file',
    source: FIELDS,
    record: event('SAAS Security API Data Protection', 'Monitor', {
      app_activity: 'Share',
      object_type: 'File',
      object_name: 'contract.docx',
      owner: 'ann@example.com',
      sharing_scope: 'Public',
      collaborators: 'ben@partner.example',
      application_name: 'OneDrive',
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      visibilityAfter: 'public',
      targetUser: 'ben@partner.example',
      'object.name': 'contract.docx',
      'object.owner': 'ann@example.com',
    },
  },
  {
    operation: 'Anti Malware',
    source: FIELDS,
    record: event('Anti Malware', 'Block', {
      file_name: 'setup.exe',
      file_hash: 'AB12'.padEnd(64, '0'),
      http_request_method: 'GET',
      url: 'https://dl.example.net/setup.exe',
      threat_name: 'Trojan',
      user_agent: 'Mozilla/5.0',
    }),
    expect: {
      action: 'Download',
      outcome: 'failure',
      'object.sha256': 'ab12'.padEnd(64, '0'),
      'object.url': 'https://dl.example.net/setup.exe',
      'network.userAgent': 'Mozilla/5.0',
      'extra.threat': 'Trojan',
    },
  },
  {
    operation: 'Internet Firewall',
    source: FIELDS,
    record: event('Internet Firewall', 'Allow', { rule: 'Track All', domain_name: 'a.example' }),
    expect: { action: null, movement: 'none', vendorRule: 'Track All', destination: null },
  },
  {
    operation: 'WAN Firewall',
    source: FIELDS,
    record: event('WAN Firewall', 'Block', { rule: '0', ad_name: 'unmapped user' }),
    expect: { action: null, outcome: 'failure', vendorRule: null },
  },
  {
    operation: 'IPS',
    source: FIELDS,
    record: event('IPS', 'Block', {
      rule: '3605',
      risk_level: 'High',
      mitre_attack_techniques: 'Phishing (T1566)',
      traffic_direction: 'INBOUND',
    }),
    expect: {
      vendorRule: '3605',
      vendorSeverity: 'High',
      vendorEventId: 'EVT1',
      'extra.techniques': 'Phishing (T1566)',
    },
  },
  {
    operation: 'DNS Protection',
    source: FIELDS,
    record: event('DNS Protection', 'Block', { dns_query: 'bad.example' }),
    expect: { 'network.destinationDomain': 'bad.example' },
  },
  {
    operation: 'Connectivity: Connected',
    source: FIELDS,
    record: event('Connected', '', { event_type: 'Connectivity', action: '' }),
    expect: { vendorOperation: 'Connected', action: null, organization: '4711' },
  },
  {
    operation: 'Endpoint Protection',
    source: FIELDS,
    record: event('Endpoint Protection', 'Block', {
      src_process_path: 'C:\\Tools\\send.exe',
      src_process_cmdline: 'send.exe --all',
    }),
    expect: {
      'process.name': 'send.exe',
      'process.path': 'C:\\Tools\\send.exe',
      'process.commandLine': 'send.exe --all',
    },
  },
  {
    operation: 'eventsFeed record',
    source: 'Cato API: eventsFeed',
    record: {
      time: '2026-03-02T09:30:00Z',
      fieldsMap: event('Internet Firewall', 'Monitor', {}),
    },
    expect: { occurredAt: AT, stream: 'events', 'network.sourceIp': '10.20.0.5' },
  },
  {
    operation: 'auditFeed: ADD',
    source: AUDIT,
    record: change('ADD', 'Admin', 'ben@example.com'),
    expect: {
      vendorOperation: 'ADD',
      stream: 'audit',
      'actor.email': 'root@example.com',
      'object.kind': 'account',
      'object.name': 'ben@example.com',
      occurredAt: Date.UTC(2026, 2, 2, 9, 30),
    },
  },
  {
    operation: 'auditFeed: MODIFY',
    source: AUDIT,
    record: change('MODIFY', 'Internet Firewall Rule', 'Block uploads'),
    expect: {
      vendorOperation: 'MODIFY',
      'object.kind': 'setting',
      'extra.module': 'Cato Management Application',
    },
  },
  {
    operation: 'entityLookup: vpnUser',
    source: 'Cato API: entityLookup',
    record: {
      entity: { id: '77', name: 'Ann Lee', type: 'vpnUser' },
      description: 'ann@example.com',
    },
    expect: { kind: 'person', entityId: '77', name: 'Ann Lee', emails: ['ann@example.com'] },
  },
];
