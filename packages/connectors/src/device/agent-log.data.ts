import type { Condition, EventShape, SkipShape } from '../kit/map/map-declaration.ts';
import type { OperationTable } from '../kit/operation-table.ts';

const HAS_TIME: Condition = {
  any: [{ has: '@timestamp' }, { has: 'timestamp' }, { has: 'event.created' }],
};

/** Vocabulary of ECS agents, mapped to the product's. */
const OPERATIONS: OperationTable = {
  'file-renamed': { action: 'Rename', movement: 'none' },
  renamed: { action: 'Rename', movement: 'none' },
  rename: { action: 'Rename', movement: 'none' },
  'file-copied': { action: 'CopyFile', movement: 'copy' },
  'file-uploaded': { action: 'Upload', movement: 'upload' },
  'file-downloaded': { action: 'Download', movement: 'download' },
};

/** Any agent that writes the Elastic Common Schema: Elastic Defend, Sysmon and Windows logs by a shipper. */
export const AGENT_LOG: EventShape = {
  when: { all: [HAS_TIME, { any: [{ has: 'host' }, { has: 'agent' }, { has: 'event' }] }] },
  stream: 'agent-log',
  operation: [
    'event.action',
    'action.name',
    'winlog.task',
    'event.code',
    'event.reason',
    'event.kind',
  ],
  time: ['@timestamp', 'timestamp', 'event.created'],
  operations: OPERATIONS,
  fields: {
    vendorEventId: ['event.id'],
    outcome: { hook: 'logOutcome' },
    vendorSeverity: ['event.severity', 'log.level'],
    vendorRule: ['rule.name'],
    'actor.email': 'user.email',
    'actor.id': [{ from: 'action.properties.SubjectUserSid', via: 'known' }, 'user.id'],
    'actor.name': ['user.name', { from: 'action.properties.SubjectUserName', via: 'known' }],
    'actor.domain': ['user.domain', { from: 'action.properties.SubjectDomainName', via: 'known' }],
    targetUser: [
      'action.properties.TargetUserName',
      'winlog.event_data.TargetUserName',
      'user.target.name',
    ],
    'object.kind': { hook: 'logObjectKind' },
    'object.id': 'file.inode',
    'object.name': 'file.name',
    'object.path': 'file.path',
    'object.directory': 'file.directory',
    'object.sizeBytes': 'file.size',
    'object.sha256': 'file.hash.sha256',
    'object.mimeType': 'file.mime_type',
    'object.owner': 'file.owner',
    'object.url': ['url.full', 'url.original'],
    'device.id': ['host.id', 'agent.id'],
    'device.hostname': ['host.hostname', 'host.name'],
    'device.os': ['host.os.full', 'host.os.name', 'host.os.type', 'host.os.family'],
    'network.sourceIp': ['source.ip', { from: 'action.properties.IpAddress', via: 'known' }],
    'network.destinationIp': 'destination.ip',
    'network.destinationDomain': ['destination.domain', 'url.domain', 'dns.question.name'],
    'network.userAgent': 'user_agent.original',
    'process.name': [
      'process.name',
      { from: ['process.executable', 'action.properties.Application'], via: 'basename' },
    ],
    'process.path': 'process.executable',
    'process.parent': ['process.parent.name', 'process.parent.executable'],
    'process.commandLine': 'process.command_line',
    'lineage.source.path': 'file.Ext.original.path',
  },
  extra: {
    provider: 'event.provider',
    code: 'event.code',
    reason: 'event.reason',
    category: { from: 'event.category', via: 'joined' },
    logonType: 'action.properties.LogonType',
    previousPath: 'file.Ext.original.path',
    address: 'host.ip.0',
    question: 'dns.question.name',
  },
  finish: 'logAct',
};

export const AGENT_NOISE: SkipShape = {
  when: { all: [{ has: 'action.properties' }, { not: HAS_TIME }] },
  skip: 'counters of an agent that tell no time',
};
