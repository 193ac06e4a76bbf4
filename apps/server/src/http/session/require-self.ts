import type { SessionCaller } from '../implement.ts';
import { AppError } from '../../platform/app-error.ts';

/** Throws `permission.missing` during impersonation: the user's sign-in methods are off limits. */
export function requireSelf({ impersonatorId }: Pick<SessionCaller, 'impersonatorId'>): void {
  if (impersonatorId === null) return;
  throw new AppError('permission.missing', { detail: 'Only the person themselves can do this' });
}
