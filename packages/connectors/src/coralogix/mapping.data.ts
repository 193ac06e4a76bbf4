import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { ALERT_OPERATIONS } from './operations.data.ts';

/** Coralogix: notices of alerts, in the body of the template that the README shows, or the vendor's own. */
export const mapping: MapDeclaration = {
  source: 'Coralogix',
  shapes: [
    {
      when: { any: [{ has: 'alert_id' }, { has: 'alert_unique_id' }, { has: 'alert_action' }] },
      stream: 'alerts',
      operation: ['alert_action', { const: 'trigger' }],
      time: {
        from: ['timestamp', 'timestamp_ms', 'timestampISO', 'event_timestamp'],
        via: 'log_time',
      },
      operations: ALERT_OPERATIONS,
      fields: {
        vendorEventId: ['event_id', 'alert_id', 'alert_unique_id'],
        vendorSeverity: ['severity', 'priority'],
        vendorRule: 'name',
        'actor.email': ['user', 'user_email'],
        'actor.name': { from: ['user', 'user_name'], via: 'account_name' },
        'actor.id': 'user_id',
        'object.kind': { when: { has: 'file' }, then: { const: 'file' } },
        'object.name': { from: 'file', via: 'basename' },
        'object.path': {
          when: { any: [{ starts: ['file', '/'] }, { starts: ['file', 's3:'] }] },
          then: 'file',
        },
        'object.url': ['url', 'log_url', 'alert_url'],
        'device.hostname': ['computer', 'host'],
        'network.sourceIp': ['ip_address', 'ipAddress'],
        'network.destinationIp': 'destination_ip',
        'network.destinationDomain': 'destination',
        organization: 'team',
      },
      extra: {
        description: 'description',
        team: 'team',
        application: 'application',
        subsystem: 'subsystem',
        priority: 'priority',
        hits: ['hit_count', 'hitCount'],
        threshold: 'threshold',
        minutes: ['time_window', 'timewindow'],
        groupBy: 'group_by_labels',
        groupValues: 'group_by_values',
        alertUrl: 'alert_url',
        logUrl: 'log_url',
        labels: 'labels',
        query: 'query',
        text: 'text',
      },
    },
  ],
};
