import { asProduct, type Database, type Transaction } from '@waybill/store';
import type { MemberRights, MemberRightsReader, TenantRights } from '../identity/member-rights.ts';
import { insertAuditEntry } from '../../platform/audit-entry.ts';
import type { Log } from '../../platform/log.ts';
import { noteEntry } from './case-access.ts';
import { addMembers } from './case-members.ts';
import { mayClose, permissionsToClose } from './case-restriction.ts';

const EVERY_MS = 60_000;

interface Keeping {
  database: Database;
  memberRights: MemberRightsReader;
  now: () => number;
}

/**
 * Transfers a tenant's restricted cases that no member can close anymore to the owners: someone left,
 * lost a role, or a detection became critical. Throws `identity.unavailable`.
 *
 * @returns how many cases were transferred.
 */
export async function keepClosers(
  { database, memberRights, now }: Keeping,
  tenantId: number,
): Promise<number> {
  const rights = await memberRights.now(tenantId);
  const owners = [...rights.values()].filter(({ permissions }) => permissions.has('case:break-in'));
  // Without an owner there is no one to receive a case; the next run tries again.
  if (owners.length === 0) return 0;
  return asProduct(() =>
    database.tenant(tenantId, async (tx) => {
      const left = (await lockRestricted(tx, tenantId)).filter((one) => !hasCloser(one, rights));
      for (const { case_id: caseId } of left) {
        await passOn(tx, { tenantId, caseId, owners, now: now() });
      }
      return left.length;
    }),
  );
}

interface Row {
  case_id: string;
  members: string[];
  has_critical: boolean;
  [column: string]: unknown;
}

async function lockRestricted(tx: Transaction, tenantId: number): Promise<Row[]> {
  return tx.named<Row>(
    'cases_kept',
    `SELECT c.case_id,
       ARRAY(SELECT m.user_id FROM case_member m
         WHERE m.tenant_id = c.tenant_id AND m.case_id = c.case_id) AS members,
       EXISTS (SELECT FROM case_detection i JOIN detection d USING (tenant_id, detection_id)
         WHERE i.tenant_id = c.tenant_id AND i.case_id = c.case_id
           AND 'CRITICAL' IN (d.severity, d.raised_severity)) AS has_critical
     FROM detection_case c WHERE c.tenant_id = $1 AND c.is_restricted
     ORDER BY c.case_id FOR UPDATE OF c`,
    [tenantId],
  );
}

function hasCloser({ members, has_critical: hasCritical }: Row, rights: TenantRights): boolean {
  const needed = permissionsToClose(hasCritical);
  return members.some((userId) => mayClose(rights, userId, needed));
}

async function passOn(
  tx: Transaction,
  given: { tenantId: number; caseId: string; owners: readonly MemberRights[]; now: number },
): Promise<void> {
  const { tenantId, caseId, owners, now } = given;
  const names = owners.map(({ name }) => name).join(', ');
  await tx.named(
    'case_owners_known',
    `INSERT INTO console_user (tenant_id, user_id, name, email)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`,
    [
      tenantId,
      owners.map(({ userId }) => userId),
      owners.map(({ name }) => name),
      owners.map(({ email }) => email),
    ],
  );
  await addMembers(tx, tenantId, { caseId, userIds: owners.map(({ userId }) => userId) });
  await noteEntry(
    tx,
    { tenantId, userId: null, userName: null },
    { caseId, kind: 'passed_to_owners', detail: names, now },
  );
  // No person does this, so no route writes it.
  await insertAuditEntry(tx, {
    tenantId,
    at: new Date(now),
    action: 'case.passed_to_owners',
    target: caseId,
    detail: owners.map(({ userId }) => userId).join(', '),
  });
}

export interface CloserKeeper {
  /** Looks at the restricted cases of all tenants now. Never throws. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps someone in every restricted case who can close it, for as long as the web process runs. */
export function closerKeeper(services: Keeping & { log: Log }): CloserKeeper {
  const { database, log } = services;

  async function lookAtAll(): Promise<void> {
    try {
      const tenants = await database.system((tx) =>
        tx.query<{ tenant_id: number }>('SELECT tenants_with_restricted_cases() AS tenant_id'),
      );
      for (const { tenant_id: tenantId } of tenants) await lookAt(tenantId);
    } catch (err) {
      log.warn({ err }, 'could not check the members of restricted cases');
    }
  }

  /** A failing tenant does not delay the others. */
  async function lookAt(tenantId: number): Promise<void> {
    try {
      const count = await keepClosers(services, tenantId);
      if (count > 0) log.warn({ tenantId, count }, 'transferred restricted cases to the owners');
    } catch (err) {
      log.warn({ tenantId, err }, 'could not check the members of restricted cases');
    }
  }

  let working = lookAtAll();
  const look = async (): Promise<void> => {
    working = working.then(lookAtAll);
    await working;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return {
    look,
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
