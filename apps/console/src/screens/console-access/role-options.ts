import type { ROLES } from '@waybill/contract';
import { textOf, type ComboboxOption } from '@waybill/ui';
import { invitationsText } from './invitations.text.ts';

export type RoleName = keyof typeof ROLES;

/** The built-in roles in the order in which they are offered. */
export const ROLE_ORDER = [
  'Owner',
  'Admin',
  'Analyst L1',
  'Analyst L2',
  'Auditor',
] as const satisfies readonly RoleName[];

/** The built-in roles with their permissions; those that the reader cannot grant say why. */
export function roleOptions(grantable: readonly string[]): ComboboxOption[] {
  const text = textOf(invitationsText);
  return ROLE_ORDER.map((role) => ({
    value: role,
    label: role,
    hint: text[`role_${role}`],
    disabledReason: grantable.includes(role) ? undefined : text.roleNotHeld,
  }));
}
