import type { DeviceEntity, EntityRecord, PersonEntity } from '@waybill/contract';
import type { TestApp } from './test-app.ts';

/** A person's record with only the given facts. */
export function personRecord(facts: Partial<PersonEntity>): PersonEntity {
  return {
    kind: 'person',
    source: 'Okta',
    stream: 'users',
    entityId: '00u1',
    isDeleted: false,
    changedAt: null,
    name: null,
    emails: [],
    logins: [],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'active',
    hiredAt: null,
    leftAt: null,
    external: 'no',
    ...facts,
  };
}

/** A device's record with only the given facts. */
export function deviceRecord(facts: Partial<DeviceEntity>): DeviceEntity {
  return {
    kind: 'device',
    source: 'Intune',
    stream: 'managed-devices',
    entityId: 'md-1',
    isDeleted: false,
    changedAt: null,
    hostname: null,
    serial: null,
    os: null,
    osVersion: null,
    model: null,
    isMobile: false,
    owner: null,
    managed: 'yes',
    compliant: 'unknown',
    encrypted: 'unknown',
    lastSeenAt: null,
    ...facts,
  };
}

/** Writes records as a collected stream would bring them. */
export async function writeRecords(
  { services }: Pick<TestApp, 'services'>,
  tenantId: number,
  entities: readonly EntityRecord[],
): Promise<void> {
  await services.writer.write({
    tenantId,
    sourceId: 'okta',
    records: entities.map((entity) => ({
      payload: Buffer.from(JSON.stringify(entity)),
      events: [],
      entities: [entity],
    })),
    receivedAt: services.now(),
    isSample: false,
  });
}
