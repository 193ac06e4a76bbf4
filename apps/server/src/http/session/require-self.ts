import type { SessionCaller } from '../implement.ts';
import { AppError } from '../../platform/app-error.ts';

/** Throws `permission.missing` for who acts as the user: what that user signs in with is not theirs. */
export function requireSelf({ impersonatorId }: Pick<SessionCaller, 'impersonatorId'>): void {
  if (impersonatorId === null) return;
  throw new AppError('permission.missing', { detail: 'Only the person themselves can do this' });
}
