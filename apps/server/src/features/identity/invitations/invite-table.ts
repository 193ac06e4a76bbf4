import { grantableRoles, type InvitationLine } from '@waybill/contract';
import { asWork, type Transaction } from '@waybill/store';
import type { Services } from '../../../http/feature.ts';
import type { AuditFacts, AuditNotes, SessionCaller } from '../../../http/implement.ts';
import { requireSelf } from '../../../http/session/require-self.ts';
import { AppError } from '../../../platform/app-error.ts';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';
import { requireMail } from './deliver-invitation.ts';
import {
  fieldOf,
  readInvitationTable,
  type LineFault,
  type TableLine,
} from './invitation-table.ts';
import { openAddresses } from './invitation-rows.ts';
import { sendInvitation } from './send-invitation.ts';

interface TableRequest {
  caller: SessionCaller;
  audit: AuditNotes;
  requestId: string;
  ip: string;
  body: { csv: string; role: string | null; validDays: number; isTrial: boolean };
}

/**
 * Invites the people of a table, or tries it. Each invitation has its own audit entry, and the request has one.
 * Throws `invitation.table_unreadable`, `invitation.mail_off`, `permission.missing`, `identity.unavailable`.
 */
export async function inviteTable(
  services: Services,
  request: TableRequest,
): Promise<{ lines: InvitationLine[] }> {
  const { caller, audit, body } = request;
  requireSelf(caller);
  requireMail(services);
  const table = readInvitationTable(body.csv, body.role);
  const known = await knownAddresses(services, caller);
  const lines: InvitationLine[] = [];
  for (const line of table) {
    const fault = line.fault ?? knownFault(line, caller, known);
    if (fault !== null) lines.push(resultOf(line, fault));
    else if (body.isTrial) lines.push(resultOf(line, null, 'ready'));
    else lines.push(resultOf(line, await send(services, request, line)));
  }
  const sent = lines.filter(({ outcome }) => outcome === 'sent').length;
  audit.note({ detail: `${body.isTrial ? 'Trial' : 'Sent'}: ${sent} of ${lines.length} lines` });
  return { lines };
}

interface KnownAddresses {
  members: ReadonlySet<string>;
  open: ReadonlySet<string>;
  grantable: readonly string[];
}

async function knownAddresses(
  services: Services,
  { tenantId, permissions }: SessionCaller,
): Promise<KnownAddresses> {
  const { database, memberRights, now } = services;
  const rights = await memberRights.now(tenantId);
  const open = await database.snapshot(tenantId, (tx) => openAddresses(tx, now()));
  const members = new Set([...rights.values()].map(({ email }) => email.toLowerCase()));
  const { customRoles } = await services.accessBooks.of(tenantId);
  return { members, open, grantable: grantableRoles(permissions, customRoles) };
}

function knownFault(
  { email, role }: TableLine,
  caller: SessionCaller,
  { members, open, grantable }: KnownAddresses,
): LineFault | null {
  if (role === null || !grantable.includes(role)) return 'role_not_held';
  if (email === caller.email.toLowerCase()) return 'own_address';
  // Who is invited is a member at the provider already.
  if (open.has(email)) return 'open';
  return members.has(email) ? 'already_member' : null;
}

const FAULTS: ReadonlyMap<string, LineFault> = new Map<string, LineFault>([
  ['invitation.own_address', 'own_address'],
  ['invitation.already_member', 'already_member'],
  ['invitation.open', 'open'],
  ['invitation.role_not_held', 'role_not_held'],
  ['invitation.not_sent', 'not_sent'],
  ['request.too_many', 'mail_limit'],
]);

/** Null where the invitation was sent. Throws what is no fault of the line. */
async function send(
  services: Services,
  { caller, requestId, ip, body }: TableRequest,
  { email, name, role }: TableLine,
): Promise<LineFault | null> {
  if (role === null) return 'role_missing';
  const facts: AuditFacts = {};
  let isWritten = false;
  const commitStep = {
    async run(tx: Transaction) {
      if (!isWritten) {
        const { tenantId, userId: actorId, impersonatorId } = caller;
        const actor = { tenantId, actorId, impersonatorId, requestId, ip };
        const entry = { ...actor, ...facts, action: 'invitation.sent' };
        isWritten = await insertAuditEntry(tx, entry, { onlyIfChanged: true });
      }
      return () => undefined;
    },
  };
  const audit: AuditNotes = {
    note: (told) => void Object.assign(facts, told),
    write: async () => undefined,
  };
  try {
    const invited = { email, name, role, validDays: body.validDays };
    await asWork({ lane: 'heavy', commitStep }, () =>
      sendInvitation(services, { caller, audit }, invited),
    );
    return null;
  } catch (error) {
    const fault = error instanceof AppError ? FAULTS.get(error.code) : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}

function resultOf(
  { line, email, name, role, roleText }: TableLine,
  fault: LineFault | null,
  done: 'ready' | 'sent' = 'sent',
): InvitationLine {
  return {
    line,
    email,
    name,
    role: role ?? roleText,
    outcome: fault === null ? done : 'refused',
    field: fault === null ? null : fieldOf(fault),
    fault,
  };
}
