import type { IntegrationName, SpecifiedName } from '@waybill/contract';

const HOUR_MS = 3_600_000;

/** Records of the product's own agents: a device that was off sends its backlog when it returns. */
const SENSOR_HORIZON_MS = 24 * HOUR_MS;
/** Service audit records arrive hours after the action, sometimes days. */
const SERVICE_HORIZON_MS = 72 * HOUR_MS;

/** Of every source. @published */
export const LONGEST_HORIZON_MS = Math.max(SENSOR_HORIZON_MS, SERVICE_HORIZON_MS);

const SENSORS: ReadonlySet<IntegrationName> = new Set<SpecifiedName>(['Sensor', 'Extension']);

/**
 * Usual delay of a source's records. Windows stay in memory for this long; later records reopen them
 * from the database.
 *
 * @published
 */
export function lateHorizonMs(source: IntegrationName): number {
  return SENSORS.has(source) ? SENSOR_HORIZON_MS : SERVICE_HORIZON_MS;
}
