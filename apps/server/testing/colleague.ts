import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { callerOf, signIn, type TestApp, type TestMember } from './test-app.ts';

/** Another signed-in member of a member's tenant. */
export async function colleagueOf(
  { app, services }: TestApp,
  member: TestMember,
  { roles, name }: { roles: string[]; name: string },
): Promise<TestMember> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@ours.example`;
  const password = `correct horse ${randomUUID()}`;
  await services.identityAdmin.createUser({
    email,
    name,
    password,
    tenantId: member.idpTenantId,
    roles,
  });
  const sessionToken = await signIn(app, services.identity.projectId, { email, password });
  const call = callerOf(app, sessionToken);
  // The first call makes the person known to the product.
  await call('GET', '/v1/session');
  return { ...member, email, password, sessionToken, call };
}

const Members = z.object({ items: z.array(z.object({ userId: z.string(), name: z.string() })) });

/** Id of a member by name, as the console finds it. */
export async function memberIdOf({ call }: TestMember, name: string): Promise<string> {
  const { items } = Members.parse((await call('GET', '/v1/members')).json);
  return items.find((one) => one.name === name)?.userId ?? '';
}
