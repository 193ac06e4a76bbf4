import { randomUUID } from 'node:crypto';
import type { TestApp, TestMember } from './test-app.ts';

/** Makes a member of a member's tenant who never signs in. Answers the user's id. */
export async function silentMember(
  { services: { identityAdmin } }: TestApp,
  { idpTenantId }: TestMember,
  role: string,
): Promise<string> {
  const email = `silent-${randomUUID()}@ours.example`;
  const password = `correct horse ${randomUUID()}`;
  const user = { email, name: 'Silent', password, tenantId: idpTenantId, roles: [role] };
  await identityAdmin.createUser(user);
  return (await identityAdmin.loadUserByLoginId(email))?.userId ?? '';
}
