import type { LoginMethod } from '@waybill/contract';
import { useState } from 'react';
import { lastMethod, rememberMethod } from './last-method.ts';
import { loginIdKind, needsLoginId, offeredMethods } from './login-methods.ts';
import { emptyFault, loginIdFault, tidyLoginId } from './sign-in-checks.ts';
import { formFailure } from './sign-in-error.ts';
import { useSignInPage } from './sign-in-page.ts';
import { sendReset, startMethod } from './start-method.ts';
import { useAttempt } from './use-attempt.ts';

/** Contents and actions of the first form; `method` is undefined if none is enabled. */
export function useIdentify() {
  const { tools, login } = useSignInPage();
  const { sdk, browser } = tools;
  const { methods } = login;
  const attempt = useAttempt();
  const [remembered] = useState(() => ({
    loginId: sdk.getLastUserLoginId() ?? '',
    name: sdk.getLastUserDisplayName() ?? '',
    method: lastMethod(browser),
  }));
  const [chosen, setChosen] = useState<LoginMethod | null>(null);
  const [typed, setTyped] = useState(remembered.loginId);
  const [password, setPassword] = useState('');
  const offered = offeredMethods(methods, remembered.method);
  const loginId = tidyLoginId(typed);

  function begin(by: LoginMethod, provider = '') {
    const isNamed = needsLoginId(by);
    const fault = isNamed ? loginIdFault(loginId, loginIdKind(by, methods)) : null;
    const passwordFault = by === 'password' ? emptyFault('password', password) : null;
    if (fault !== null) return attempt.fail(formFailure(fault, 'loginId'));
    if (passwordFault !== null) return attempt.fail(formFailure(passwordFault, 'password'));
    // A passkey may be for the given address, but needs none: an incomplete address is left out.
    const isGiven = isNamed || loginIdFault(loginId, 'either') === null;
    const input = { loginId: isGiven ? loginId : '', password, provider };
    rememberMethod(browser, by);
    return void attempt.run(() => startMethod(tools, by, input));
  }

  function choose(method: LoginMethod, provider?: string) {
    attempt.fail(null);
    if (needsLoginId(method)) setChosen(method);
    else begin(method, provider);
  }

  function forgot() {
    const fault = loginIdFault(loginId, 'email');
    if (fault !== null) attempt.fail(formFailure(fault, 'loginId'));
    else void attempt.run(() => sendReset(tools, loginId));
  }

  const method = chosen ?? offered[0];
  return {
    attempt,
    method,
    /** A method selected among the others; null while the page offers its own. */
    chosen,
    others: offered.filter((other) => other !== method),
    /** The login id is the one of the last sign-in in this browser. */
    isKnown: remembered.loginId !== '' && remembered.loginId === typed,
    lastName: remembered.name,
    typed,
    setTyped,
    password,
    setPassword,
    begin,
    choose,
    forgot,
  };
}
