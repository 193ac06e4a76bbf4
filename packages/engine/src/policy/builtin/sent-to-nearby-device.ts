import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

export const policy = defineBuiltinPolicy({
  key: 'sent-to-nearby-device',
  version: 1,
  name: 'File sent to a nearby device',
  description:
    'A file was sent by AirDrop, Quick Share or Bluetooth to a device that is not known to be managed.',
  group: 'removable',
  reason: 'AirDrop and similar tools bypass the network and every filter on it.',
  techniques: ['T1011.001'],
  needs: 'Endpoint agent',
  since: 2,
  severity: 'LOW',
  title: 'File sent to a nearby device',
  condition: {
    all: [
      {
        f: 'source',
        op: 'eq',
        v: 'Sensor',
      },
      {
        f: 'movement',
        op: 'eq',
        v: 'send',
      },
      {
        f: 'object.kind',
        op: 'eq',
        v: 'file',
      },
      {
        f: 'destination.kind',
        op: 'eq',
        v: 'device',
      },
      {
        f: 'destination.managed',
        op: 'ne',
        v: 'yes',
      },
      {
        f: 'outcome',
        op: 'ne',
        v: 'failure',
      },
    ],
  },
  groupBy: ['actor', 'object'],
  window: null,
  examples: {
    match: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Send',
        movement: 'send',
        object: {
          kind: 'file',
          name: 'a.pdf',
        },
        destination: {
          kind: 'device',
          name: 'Mobile Device',
        },
      },
    ],
    noMatch: [
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Send',
        movement: 'send',
        object: {
          kind: 'file',
        },
        destination: {
          kind: 'device',
          name: 'Device',
          managed: 'yes',
        },
      },
      {
        actorKey: 'dana@example.com',
        actor: {
          kind: 'person',
        },
        source: 'Sensor',
        action: 'Download',
        movement: 'download',
        object: {
          kind: 'file',
        },
        destination: {
          kind: 'device',
          name: 'Device',
        },
      },
    ],
  },
});
