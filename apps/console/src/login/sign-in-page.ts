import type { RuntimeConfig } from '@waybill/contract';
import { createContext, use, type Dispatch } from 'react';
import type { ProductCalls } from './product-calls.ts';
import type { SignInTools } from './provider-call.ts';
import type { SignInEvent } from './sign-in-machine.ts';
import type { UnderWay } from './under-way.ts';

/** Shared context of every step of the sign-in page. */
export interface SignInPage {
  tools: SignInTools;
  product: ProductCalls;
  login: RuntimeConfig['login'];
  dispatch: Dispatch<SignInEvent>;
  underWay: UnderWay;
  /** Sends the browser to another provider's page. */
  leave: (url: string) => void;
}

export const SignInPageContext = createContext<SignInPage | null>(null);

export function useSignInPage(): SignInPage {
  const page = use(SignInPageContext);
  if (page === null) throw new Error('useSignInPage needs the sign-in page around it');
  return page;
}
