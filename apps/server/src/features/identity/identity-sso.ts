import { z } from 'zod';
import type { IdentitySdk } from './identity-sdk.ts';
import { requireOk } from './sdk-reply.ts';

const Texts = z
  .array(z.string())
  .nullish()
  .transform((texts) => texts ?? []);

/** SAML names the role of a mapping as an object, OpenID Connect by its name. */
const Mapping = z
  .array(
    z
      .union([
        z.object({ role: z.object({ name: z.string() }), groups: Texts }),
        z.object({ roleName: z.string(), groups: Texts }),
      ])
      .transform((rule) => ({
        role: 'role' in rule ? rule.role.name : rule.roleName,
        groups: rule.groups,
      })),
  )
  .nullish()
  .transform((rules) => rules ?? []);

const Configuration = z.object({
  saml: z.object({ groupsMapping: Mapping, defaultSSORoles: Texts }).nullish(),
  oidc: z.object({ roleMappings: Mapping, defaultSSORoles: Texts }).nullish(),
});

const Group = z.object({
  display: z.string(),
  members: z.array(z.object({ userId: z.string() })).nullish(),
});

/** What single sign-on says of members, as the provider's management has it. */
export interface IdentitySso {
  /** Roles that claims of the last sign-in give a member. */
  claimedRoles(userId: string, tenantId: string): Promise<string[]>;
}

export function identitySso({ management }: IdentitySdk): IdentitySso {
  return {
    async claimedRoles(userId, tenantId) {
      const loaded = await management.sso.loadAllSettings(tenantId);
      requireOk(loaded);
      const configurations = z.array(Configuration).parse(loaded.data ?? []);
      const rules = configurations.map(({ saml, oidc }) => ({
        mapping: saml?.groupsMapping ?? oidc?.roleMappings ?? [],
        always: saml?.defaultSSORoles ?? oidc?.defaultSSORoles ?? [],
      }));
      // Without a mapping the provider leaves roles as they are.
      const mapped = rules.filter(({ mapping }) => mapping.length > 0);
      if (mapped.length === 0) return [];
      const found = await management.group.loadAllGroupsForMember(tenantId, [userId], []);
      requireOk(found);
      const groups = z.array(Group).parse(found.data ?? []);
      const own = new Set(
        groups
          .filter(({ members }) => members?.some((member) => member.userId === userId))
          .map(({ display }) => display),
      );
      if (own.size === 0) return [];
      const roles = mapped.flatMap(({ mapping, always }) => [
        ...always,
        ...mapping
          .filter((rule) => rule.groups.some((group) => own.has(group)))
          .map((rule) => rule.role),
      ]);
      return [...new Set(roles)];
    },
  };
}
