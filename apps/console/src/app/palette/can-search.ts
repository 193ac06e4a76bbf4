import type { Permission } from '@waybill/contract';
import { SEARCH_PERMISSIONS } from '@waybill/contract/search-text';

/** Whether there is a kind of data that the session may find. */
export function canSearch(can: (permission: Permission) => boolean): boolean {
  return Object.values(SEARCH_PERMISSIONS).some((permission) => can(permission));
}
