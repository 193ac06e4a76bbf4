import type { MemberSession } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { decideMember, type Asking } from './held-member.ts';

/** Sessions of another member; null where the provider does not tell them. Throws as `endMemberSession` does. */
export async function memberSessions(
  services: Services,
  { caller }: Pick<Asking, 'caller'>,
  memberId: string,
): Promise<MemberSession[] | null> {
  await requireOnlyHere(services, { caller }, memberId);
  const sessions = await services.identity.sessions?.list(memberId);
  return (
    sessions?.map(({ sessionId, device, remoteAddress, createdAt, lastUsedAt }) => ({
      sessionId,
      device,
      address: remoteAddress,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })) ?? null
  );
}

/**
 * Ends a session of another member, on every server process. Throws what `decideMember` throws, `resource.not_found`
 * and `member.in_other_tenants`.
 */
export async function endMemberSession(
  services: Services,
  { caller, audit }: Asking,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<void> {
  await requireOnlyHere(services, { caller }, memberId);
  const sessions = await services.identity.sessions?.list(memberId);
  if (!sessions?.some((session) => session.sessionId === sessionId)) {
    throw new AppError('resource.not_found');
  }
  await audit.write();
  if (!(await services.identity.sessions?.end(memberId, sessionId))) {
    throw new AppError('resource.not_found');
  }
}

/** Sessions of an account that opens another organization as well are not for this one. */
async function requireOnlyHere(
  services: Services,
  asking: Pick<Asking, 'caller'>,
  memberId: string,
): Promise<void> {
  await decideMember(services, asking, memberId, async (_tx, { user }) => {
    if (user.tenants.length > 1) throw new AppError('member.in_other_tenants');
  });
}
