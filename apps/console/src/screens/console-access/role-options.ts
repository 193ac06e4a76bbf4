import type { RoleInfo, ROLES } from '@waybill/contract';
import { textOf, type ComboboxOption } from '@waybill/ui';
import { rolesText } from './roles.text.ts';

type RoleName = keyof typeof ROLES;

/** What a role allows, in a few words. */
export function roleHint({ key, isBuiltIn, description }: RoleInfo): string {
  const text = textOf(rolesText);
  if (isBuiltIn) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server says that it is one of the built-in names
    return text[`role_${key as RoleName}`];
  }
  return description === '' ? text.ownRole : description;
}

/** The roles with what they allow; those that the reader cannot grant say why. */
export function roleOptions(roles: readonly RoleInfo[]): ComboboxOption[] {
  return roles
    .filter(({ key }) => key !== 'Service')
    .map((role) => ({
      value: role.key,
      label: role.name,
      hint: roleHint(role),
      disabledReason: role.isGrantable ? undefined : textOf(rolesText).notHeld,
    }));
}
