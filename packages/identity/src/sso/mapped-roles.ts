interface RoleRules {
  groupsMapping?: readonly { roleName: string; groups: readonly string[] }[] | undefined;
  defaultSSORoles?: readonly string[] | undefined;
}

/**
 * All roles that a member has whom the tenant's provider puts in these groups. Undefined if no group is
 * mapped: then roles are given here, and the provider has no say in them.
 */
export function mappedRoles(rules: RoleRules, groups: readonly string[]): string[] | undefined {
  if (!rules.groupsMapping || rules.groupsMapping.length === 0) return undefined;
  const held = new Set(groups);
  const mapped = rules.groupsMapping.filter((rule) => rule.groups.some((group) => held.has(group)));
  return [
    ...new Set([...(rules.defaultSSORoles ?? []), ...mapped.map(({ roleName }) => roleName)]),
  ];
}
