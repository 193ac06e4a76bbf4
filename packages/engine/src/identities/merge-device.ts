import type { DeviceEntity, Tristate } from '@waybill/contract';

/** Merged facts about a device from all sources. */
export type MergedDevice = Omit<
  DeviceEntity,
  'kind' | 'source' | 'stream' | 'entityId' | 'changedAt'
>;

/**
 * One device from the records of all sources: the source that saw it last is believed first. It is
 * managed when any source manages it; compliant and encrypted only while no source says otherwise.
 */
export function mergeDevice(records: readonly DeviceEntity[]): MergedDevice {
  const present = records.filter((record) => !record.isDeleted);
  const ranked = (present.length > 0 ? present : records).toSorted(
    (left, right) => (right.lastSeenAt ?? 0) - (left.lastSeenAt ?? 0),
  );
  type Fact = 'hostname' | 'serial' | 'os' | 'osVersion' | 'model' | 'owner';
  const first = (key: Fact) => ranked.find((record) => record[key] !== null)?.[key] ?? null;
  return {
    hostname: first('hostname'),
    serial: first('serial'),
    os: first('os'),
    osVersion: first('osVersion'),
    model: first('model'),
    isMobile: ranked.find(({ isMobile }) => isMobile !== null)?.isMobile ?? null,
    owner: first('owner'),
    managed: strongest(ranked, 'managed', ['yes', 'no']),
    compliant: strongest(ranked, 'compliant', ['no', 'yes']),
    encrypted: strongest(ranked, 'encrypted', ['no', 'yes']),
    lastSeenAt: ranked[0]?.lastSeenAt ?? null,
    isDeleted: present.length === 0,
  };
}

/** The first value that any source reports. */
function strongest(
  records: readonly DeviceEntity[],
  key: 'managed' | 'compliant' | 'encrypted',
  words: readonly Tristate[],
): Tristate {
  return words.find((word) => records.some((record) => record[key] === word)) ?? 'unknown';
}
