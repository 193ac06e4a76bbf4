import { ownValue } from '@waybill/contract/own-value';
import { loginAddress, type LoginReason } from './return-to.ts';

let isLeaving = false;

/** What the server misses in a session that is good otherwise, by the code of its 401. */
const MISSING: Readonly<Record<string, LoginReason>> = {
  'session.second_factor_missing': 'second-factor',
  'session.tenant_missing': 'tenant',
  'session.suspended': 'tenant',
};

/** Why a 401 sends to the sign-in screen. @param code of the problem document, if there was one. */
export function reasonOf(code: string | undefined): LoginReason {
  return ownValue(MISSING, code ?? '') ?? 'ended';
}

/** Sends the browser to the sign-in screen after a 401, once, however many requests failed. */
export function leaveForLogin(code?: string): void {
  if (isLeaving || window.location.pathname === '/login') return;
  isLeaving = true;
  const { pathname, search } = window.location;
  window.location.assign(loginAddress(`${pathname}${search}`, reasonOf(code)));
}
