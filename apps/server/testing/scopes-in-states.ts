import { randomUUID } from 'node:crypto';
import { colleagueOf } from './colleague.ts';
import type { TestApp, TestMember } from './test-app.ts';
import { z } from 'zod';

const Made = z.object({ scopeId: z.string() });
const Own = z.object({ user: z.object({ userId: z.string() }) });

/** Two scopes of a member's tenant that no one has, and another member. */
export async function scopesInStates(
  app: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const made = async (): Promise<string> => {
    const { json } = await member.call('POST', '/v1/access-scopes', {
      name: `Test ${randomUUID()}`,
      rules: { sources: { include: ['Slack'] } },
    });
    return Made.parse(json).scopeId;
  };
  const colleague = await colleagueOf(app, member, { roles: ['Auditor'], name: 'Sol' });
  const { json } = await colleague.call('GET', '/v1/session');
  return {
    scopeId: await made(),
    unusedScopeId: await made(),
    newScopeName: `Test ${randomUUID()}`,
    scopedUserId: Own.parse(json).user.userId,
  };
}

export const SCOPE_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'DELETE /v1/access-scopes/{scopeId}': { scopeId: 'unusedScopeId' },
  'PUT /v1/access-scopes/members/{userId}': { userId: 'scopedUserId' },
};

export const SCOPE_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/access-scopes': { name: '{newScopeName}', rules: {} },
  'PATCH /v1/access-scopes/{scopeId}': { rev: 1 },
  'PUT /v1/access-scopes/members/{userId}': { scopeId: null },
};
