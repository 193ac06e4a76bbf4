import {
  accessScopeRoutes,
  ScopeRules,
  type AccessScope,
  type ScopedMember,
} from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import type { MemberRights } from '../identity/member-rights.ts';
import { AppError } from '../../platform/app-error.ts';
import { explainAccess } from './access-explanation.ts';
import {
  assignScope,
  changeScope,
  createScope,
  deleteScope,
  isGrantable,
} from './scope-changes.ts';
import { readChoices } from './scope-choices.ts';
import { readAssignments, readScope, readScopes, scopeOf, storedRules } from './scope-rows.ts';

type Part = Pick<Services, 'database' | 'memberRights' | 'accessBooks'>;

export function scopeRouteHandlers({ database, memberRights, accessBooks }: Part): BoundRoute[] {
  /** Answers with the scope as it is then. */
  const readOne = (actor: SessionCaller, scopeId: string): Promise<AccessScope> =>
    database.snapshot(actor.tenantId, async (tx) => {
      const found = await readScope(tx, actor.tenantId, scopeId);
      if (found === undefined) throw new AppError('resource.not_found');
      return scopeOf(found, (await isGrantable(tx, actor))(found));
    });

  /** A member as the provider has them. Throws `resource.not_found`. */
  const requireMember = async (tenantId: number, userId: string): Promise<MemberRights> => {
    const member = (await memberRights.now(tenantId)).get(userId);
    if (member === undefined) throw new AppError('resource.not_found');
    return member;
  };

  return implement(accessScopeRoutes, {
    '/v1/access-scopes': {
      GET: async ({ caller }) => {
        const { tenantId, userId } = caller;
        const members = [...(await memberRights.now(tenantId)).values()];
        return database.snapshot(tenantId, async (tx) => {
          const scopes = await readScopes(tx, tenantId);
          const assigned = await readAssignments(tx, tenantId);
          const mayGrant = await isGrantable(tx, caller);
          return {
            items: scopes.map((scope) => scopeOf(scope, mayGrant(scope))),
            members: members
              .map((member) => scopedMember(member, assigned.get(member.userId) ?? null, userId))
              .toSorted((left, right) => left.name.localeCompare(right.name, 'en')),
          };
        });
      },
      POST: async ({ body, caller }) => {
        const scopeId = await database.tenant(caller.tenantId, (tx) =>
          createScope(tx, caller, body),
        );
        return readOne(caller, scopeId);
      },
    },
    '/v1/access-scopes/choices': {
      GET: ({ caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => readChoices(tx, tenantId)),
    },
    '/v1/access-scopes/preview': {
      GET: ({ query: { rules = '{}' }, caller: { tenantId } }) => {
        const wanted = storedRules(rulesOf(rules));
        return database.snapshot(tenantId, async (tx) => {
          const [row] = await tx.named<{ detections: number; total: number }>(
            'access_scope_preview',
            `SELECT count(*)::integer AS total,
               count(*) FILTER (WHERE detection_id IN (SELECT detections_within($2)))::integer AS detections
             FROM detection WHERE tenant_id = $1 AND status <> 'merged'`,
            [tenantId, wanted],
          );
          return row ?? { detections: 0, total: 0 };
        });
      },
    },
    '/v1/access-scopes/{scopeId}': {
      PATCH: async ({ params: { scopeId }, body, caller }) => {
        await database.tenant(caller.tenantId, (tx) =>
          changeScope(tx, caller, { scopeId, ...body }),
        );
        return readOne(caller, scopeId);
      },
      DELETE: async ({ params: { scopeId }, caller }) => {
        await database.tenant(caller.tenantId, (tx) => deleteScope(tx, caller, scopeId));
        return { scopeId };
      },
    },
    '/v1/access-scopes/members/{userId}': {
      PUT: async ({ params: { userId }, body: { scopeId }, caller }) => {
        const member = await requireMember(caller.tenantId, userId);
        await database.tenant(caller.tenantId, (tx) =>
          assignScope(tx, caller, { userId, scopeId }),
        );
        return scopedMember(member, scopeId, caller.userId);
      },
    },
    '/v1/access-explanation': {
      GET: async ({ query: { memberId, kind, id }, caller: { tenantId } }) =>
        explainAccess(database, {
          tenantId,
          member: await requireMember(tenantId, memberId),
          customRoles: (await accessBooks.of(tenantId)).customRoles,
          kind,
          id,
        }),
    },
  });
}

function scopedMember(
  { userId, name, email }: MemberRights,
  scopeId: string | null,
  selfId: string,
): ScopedMember {
  return { userId, name, email, scopeId, isSelf: userId === selfId };
}

/** Throws `request.invalid` for what is no JSON of rules. */
function rulesOf(text: string): ScopeRules {
  try {
    return ScopeRules.parse(JSON.parse(text));
  } catch {
    throw new AppError('request.invalid', {
      errors: [{ path: 'rules', message: 'must be the rules of a scope as JSON' }],
    });
  }
}
