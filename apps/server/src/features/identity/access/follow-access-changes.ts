import type { Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';

/** Triggers of the tables that decide on access notify it as well. */
const CHANNEL = 'waybill_access';

/**
 * Forgets what this process keeps of members’ rights as soon as any process changes them: a notice carries a tenant, and
 * the user where only one is concerned.
 */
export async function followAccessChanges({
  database,
  accessBooks,
  standings,
  memberRights,
}: Pick<Services, 'database' | 'accessBooks' | 'standings' | 'memberRights'>): Promise<{
  close(): Promise<void>;
}> {
  return database.listen(CHANNEL, (payload) => {
    const [tenant = '', userId] = (payload ?? '').split(' ');
    accessBooks.forget(tenant === '' ? undefined : Number(tenant));
    memberRights.outdate();
    if (userId !== undefined) standings.forget(userId);
    else if (tenant === '') standings.forgetAll();
  });
}

/**
 * Does work that decides on access in one transaction of the tenant. The tables notify every process; this one forgets
 * at once, so that the answer is true for whoever asks next.
 */
export async function changeAccess<T>(
  {
    database,
    accessBooks,
    memberRights,
  }: Pick<Services, 'database' | 'accessBooks' | 'memberRights'>,
  tenantId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const result = await database.tenant(tenantId, work);
  accessBooks.forget(tenantId);
  memberRights.outdate();
  return result;
}

/** Tells every process, this one at once, that the provider now says something else about a user. @published */
export async function tellAccessChanged(
  services: Parameters<typeof followAccessChanges>[0],
  { tenantId, userId }: { tenantId: number; userId: string },
): Promise<void> {
  await tellAccessOfMany(services, { tenantId, userIds: [userId] });
}

/** The same of several users. */
export async function tellAccessOfMany(
  { database, accessBooks, standings, memberRights }: Parameters<typeof followAccessChanges>[0],
  { tenantId, userIds }: { tenantId: number; userIds: readonly string[] },
): Promise<void> {
  accessBooks.forget(tenantId);
  for (const userId of userIds) standings.forget(userId);
  memberRights.outdate();
  await database.system((tx) =>
    tx.named(
      'access_changed',
      `SELECT pg_notify($1, $2 || ' ' || id) FROM unnest($3::text[]) AS id`,
      [CHANNEL, String(tenantId), userIds],
    ),
  );
}
