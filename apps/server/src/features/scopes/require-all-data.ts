import { scopeKey, type Transaction } from '@waybill/store';
import { AppError } from '../../platform/app-error.ts';

/** For what concerns the data of everyone. Throws `scope.limited` for a member with a scope. @published */
export async function requireAllData(tx: Transaction): Promise<void> {
  if ((await scopeKey(tx)) !== '') throw new AppError('scope.limited');
}
