import type { MapResult, VendorRecord } from '../define-connector.ts';
import { field, textAt } from '../field.ts';
import { instant } from '../instant.ts';
import { truth } from '../number.ts';
import { keyText, lowerKeyText } from '../text.ts';
import type { Agent } from './agent-record.ts';

/** An agent's report about its device on every contact: a state, not an action. */
export function agentStatus(record: VendorRecord, agent: Agent): MapResult {
  const entityId = keyText(field(record, 'device.id'));
  if (entityId === null) return { kind: 'rejected', field: 'device.id', reason: 'missing' };
  return {
    kind: 'entities',
    entities: [
      {
        kind: 'device',
        source: agent === 'extension' ? 'Extension' : 'Sensor',
        stream: 'agent',
        entityId,
        isDeleted: record['removed'] === true,
        changedAt: instant(record['at']),
        hostname: keyText(field(record, 'device.hostname')),
        serial: keyText(field(record, 'device.serial')),
        os: textAt(record, 'device.os'),
        osVersion: textAt(record, 'device.osVersion'),
        model: textAt(record, 'device.model'),
        isMobile: truth(field(record, 'device.isMobile')),
        owner: lowerKeyText(textAt(record, 'person.email', 'person.login')),
        managed: tristateOf(field(record, 'device.managed')),
        compliant: 'unknown',
        encrypted: tristateOf(field(record, 'device.encrypted')),
        lastSeenAt: instant(record['at']),
      },
    ],
  };
}

/** A three-valued truth value: unknown if the agent does not say. */
export function tristateOf(value: unknown): 'yes' | 'no' | 'unknown' {
  const known = truth(value);
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}
