import { mappedEvent, type Connector } from '@waybill/connectors';

/** The plainest connector there can be: `{id, at}` is a download, `{skip}` is no activity. */
export function defineConnectorForTest(): Connector {
  return {
    id: 'plain',
    sources: ['Slack'],
    summary: 'For tests',
    envelopes: ['entries'],
    map(record) {
      if (record['skip'] === true) return { kind: 'skipped', reason: 'not activity' };
      const { id, at } = record;
      if (typeof at !== 'number') return { kind: 'rejected', field: 'at', reason: 'no time' };
      const event = mappedEvent({
        source: 'Slack',
        stream: 'audit',
        vendorEventId: String(id),
        vendorOperation: 'file_downloaded',
        occurredAt: at,
        action: 'Download',
        movement: 'download',
      });
      return { kind: 'mapped', events: [event] };
    },
  };
}
