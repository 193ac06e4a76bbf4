import {
  isCustomRole,
  MOST_INVITATION_LINES,
  ROLE_NAMES,
  type InvitationLine,
} from '@waybill/contract';
import { csvRowsOf } from '@waybill/formats/csv/csv-rows';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';

export type LineFault = NonNullable<InvitationLine['fault']>;

/** A line of a table of invitations, checked as far as the line itself goes. */
export interface TableLine {
  line: number;
  email: string;
  name: string;
  /** As it was written. */
  roleText: string;
  role: string | null;
  fault: LineFault | null;
}

const MOST_NAME = 100;
const Address = z.email().max(254);

/** Which field a fault is about. */
export function fieldOf(fault: LineFault): NonNullable<InvitationLine['field']> {
  if (fault.startsWith('role')) return 'role';
  return fault.startsWith('name') ? 'name' : 'email';
}

/**
 * Reads a table with the columns `email`, `name` and `role` in any order; other columns are ignored. Throws
 * `invitation.table_unreadable`.
 *
 * @param defaultRole of lines that name none.
 */
export function readInvitationTable(csv: string, defaultRole: string | null): TableLine[] {
  const [head = [], ...rows] = [...csvRowsOf(Buffer.from(csv))];
  const names = head.map((name) => name.trim().toLowerCase());
  const at = (column: string): number => names.indexOf(column);
  if (at('email') < 0 || rows.length === 0 || rows.length > MOST_INVITATION_LINES) {
    throw new AppError('invitation.table_unreadable');
  }
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const cell = (column: string): string => (cells[at(column)] ?? '').trim();
    const email = cell('email').toLowerCase();
    const roleText = cell('role') || (defaultRole ?? '');
    const known = ROLE_NAMES.find((one) => one.toLowerCase() === roleText.toLowerCase());
    const role = known ?? (isCustomRole(roleText) ? roleText : null);
    const name = cell('name');
    const isRepeated = seen.has(email);
    seen.add(email);
    const fault = faultOf({ email, name, roleText, role, isRepeated });
    return { line: index + 2, email, name, roleText, role, fault };
  });
}

function faultOf(
  of: Omit<TableLine, 'line' | 'fault'> & { isRepeated: boolean },
): LineFault | null {
  if (of.email === '') return 'email_missing';
  if (!Address.safeParse(of.email).success) return 'email_invalid';
  if (of.isRepeated) return 'email_repeated';
  if (of.name.length > MOST_NAME) return 'name_too_long';
  if (of.roleText === '') return 'role_missing';
  return of.role === null ? 'role_unknown' : null;
}
