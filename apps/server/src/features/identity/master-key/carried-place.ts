import type { SecretPlace } from '../../../platform/secret-box.ts';

/** Purpose of the key that carried keys are sealed with. */
export const CARRIED_KEYS = 'carried keys';

/** What a carried key is bound to; it belongs to no tenant. */
export function carriedPlace(purpose: string): SecretPlace {
  return { tenantId: 0, ownerId: purpose, fieldId: 'key' };
}
