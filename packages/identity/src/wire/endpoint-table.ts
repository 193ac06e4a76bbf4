import { KEY_ENDPOINTS } from '../keys/key-endpoints.ts';
import { AUDIT_ENDPOINTS } from '../mgmt/audit-endpoints.ts';
import { LICENSE_ENDPOINTS } from '../mgmt/license-endpoints.ts';
import { ROLE_ENDPOINTS } from '../mgmt/role-endpoints.ts';
import { TENANT_ENDPOINTS } from '../mgmt/tenant-endpoints.ts';
import { USER_ACCESS_ENDPOINTS } from '../mgmt/user-access-endpoints.ts';
import { USER_ENDPOINTS } from '../mgmt/user-endpoints.ts';
import { PASSWORD_METHOD } from '../methods/password/password-method.ts';
import { ME_ENDPOINTS } from '../session/me-endpoints.ts';
import { SESSION_ENDPOINTS } from '../session/session-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Ways to prove who one is, each a folder under `src/methods`. A new one is added here and nowhere
 * else: it brings its endpoints and ends in `startSession`.
 */
const METHODS: readonly (readonly Endpoint[])[] = [PASSWORD_METHOD];

/** Every route of the wire. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...METHODS.flat(),
  ...SESSION_ENDPOINTS,
  ...ME_ENDPOINTS,
  ...KEY_ENDPOINTS,
  ...USER_ENDPOINTS,
  ...USER_ACCESS_ENDPOINTS,
  ...TENANT_ENDPOINTS,
  ...ROLE_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...LICENSE_ENDPOINTS,
];
