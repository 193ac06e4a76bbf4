interface RoleRules {
  groupsMapping?: readonly { roleName: string; groups: readonly string[] }[] | undefined;
  defaultSSORoles?: readonly string[] | undefined;
}

/**
 * All roles of a member in these groups of the tenant's provider. Undefined if no group is mapped: then
 * roles are assigned here, independent of the provider.
 */
export function mappedRoles(rules: RoleRules, groups: readonly string[]): string[] | undefined {
  if (!rules.groupsMapping || rules.groupsMapping.length === 0) return undefined;
  const held = new Set(groups);
  const mapped = rules.groupsMapping.filter((rule) => rule.groups.some((group) => held.has(group)));
  return [
    ...new Set([...(rules.defaultSSORoles ?? []), ...mapped.map(({ roleName }) => roleName)]),
  ];
}
