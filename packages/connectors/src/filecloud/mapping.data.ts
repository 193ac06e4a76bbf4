import type { MapDeclaration, Value } from '../kit/map/map-declaration.ts';

/** Keys of CEF and LEEF first, then columns of the export. */
const USER: readonly Value[] = [
  'suser',
  'usrName',
  'User Name',
  'User name',
  'Username',
  'userName',
  'username',
];
const PATH: readonly Value[] = [
  'filePath',
  'FilePath',
  'resource',
  'path',
  'Path',
  'fname',
  { hook: 'messagePath' },
];

/** FileCloud: the audit trail and system alerts, as lines or as rows of the exported log. */
export const mapping: MapDeclaration = {
  source: 'FileCloud',
  shapes: [
    {
      stream: 'audit',
      operation: [
        'operation',
        'Operation',
        'action',
        'Action',
        { hook: 'messageOperation' },
        'eventName',
      ],
      time: {
        from: [
          'rt',
          'devTime',
          'end',
          'start',
          'Created On',
          'Created on',
          'CreatedOn',
          'createdon',
        ],
        via: 'log_time',
      },
      operations: {},
      fields: {
        vendorEventId: ['externalId', 'auditid', 'Audit Id', 'recordid', 'id'],
        outcome: { hook: 'outcome' },
        vendorSeverity: ['severity', 'sev'],
        vendorRule: ['policy', 'rule', 'Rule'],
        'actor.name': { from: USER, via: 'account_name' },
        'actor.email': ['suserEmail', 'email', 'Email', ...USER],
        'actor.domain': { from: USER, via: 'account_domain' },
        'actor.id': ['suid', 'userid'],
        targetUser: ['duser', 'target', 'Target User', 'sharedWith'],
        'object.kind': {
          when: { any: PATH.flatMap((path) => (typeof path === 'string' ? [{ has: path }] : [])) },
          then: { const: 'file' },
          otherwise: {
            lookup: { hook: 'messageOperation' },
            table: {
              uploaded: 'file',
              downloaded: 'file',
              previewed: 'file',
              viewed: 'file',
              shared: 'file',
              copied: 'file',
              renamed: 'file',
              moved: 'file',
            },
          },
        },
        'object.path': PATH,
        'object.sizeBytes': ['fsize', 'size', 'Size'],
        'object.sha256': ['fileHash', 'hash'],
        'object.url': ['request', 'url', 'shareUrl'],
        visibilityAfter: {
          lookup: ['shareType', 'Share Type', 'sharetype'],
          table: { public: 'link', private: 'internal' },
        },
        'device.hostname': ['shost', 'identHostName'],
        'network.sourceIp': ['src', 'IP', 'IP Address', 'IP address', 'ip'],
        'network.userAgent': [
          'requestClientApplication',
          'Agent',
          'User Agent',
          'userAgent',
          'agent',
        ],
      },
      recipients: [
        { kind: 'person', address: ['duser', 'target', 'Target User', 'sharedWith'] },
        { kind: 'link', when: { is: ['shareType', ['public', 'PUBLIC', 'Public']] } },
      ],
      extra: {
        message: ['msg', 'Message', 'message', 'notes'],
        event: 'eventName',
        category: 'cat',
        server: 'dvchost',
      },
      finish: 'movement',
    },
  ],
};
