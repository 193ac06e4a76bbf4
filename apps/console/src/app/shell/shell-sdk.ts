import { createContext, use } from 'react';
import type { SignInSdk } from '../../login/sign-in-sdk.ts';

/** The calls of the identity provider's SDK that the shell needs. */
export type ShellSdk = Pick<SignInSdk, 'selectTenant' | 'logout'> & {
  logoutAll: () => Promise<unknown>;
};

export const ShellSdkContext = createContext<ShellSdk | null>(null);

export function useShellSdk(): ShellSdk {
  const sdk = use(ShellSdkContext);
  if (sdk === null) throw new Error('useShellSdk needs the shell around it');
  return sdk;
}
