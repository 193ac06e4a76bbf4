import { loginAddress } from './return-to.ts';

let isLeaving = false;

/** Sends the browser to the sign-in screen after a 401, once, however many requests failed. */
export function leaveForLogin(): void {
  if (isLeaving || window.location.pathname === '/login') return;
  isLeaving = true;
  const { pathname, search } = window.location;
  window.location.assign(loginAddress(`${pathname}${search}`, 'ended'));
}
