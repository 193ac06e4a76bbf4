import type { SecretPlace } from '../../../platform/secret-box.ts';

/** Purpose of the key that carried keys are sealed with. */
export const CARRIED_KEYS = 'carried keys';

/** Binding of a carried key, which belongs to no tenant. */
export function carriedPlace(purpose: string): SecretPlace {
  return { tenantId: 0, ownerId: purpose, fieldId: 'key' };
}
