import { fireEvent, render, screen } from '@testing-library/react';
import type { LoginMethod, RuntimeConfig } from '@waybill/contract';
import { vi } from 'vitest';
import type { ProductCalls } from '../product-calls.ts';
import { SignInFlow, type SignInFlowProps } from '../SignInFlow.tsx';
import { SignInSdkContext, type SignInSdk } from '../sign-in-sdk.ts';

export interface RenderOptions extends Partial<Omit<SignInFlowProps, 'config'>> {
  methods?: LoginMethod[];
  login?: Partial<RuntimeConfig['login']>;
  regions?: Partial<Pick<RuntimeConfig, 'regions' | 'apiBases'>>;
}

/** Renders the sign-in page for a signed-out person by default. */
export function renderSignIn(sdk: SignInSdk, options: RenderOptions = {}) {
  const { methods = ['password'], login = {}, regions = {}, ...rest } = options;
  const onEntered = vi.fn();
  const leave = vi.fn();
  const product = {
    spendRecoveryCode: vi.fn<ProductCalls['spendRecoveryCode']>(),
    makeRecoveryCodes: vi.fn<ProductCalls['makeRecoveryCodes']>(),
  };
  const config = {
    login: {
      methods,
      oauthProviders: [],
      isOneTap: false,
      flowId: '',
      identityStaticUrl: '',
      identityCdnUrl: '',
      refreshMode: 'cookie',
      ...login,
    },
    regions: ['us-east-1'],
    apiBases: { 'us-east-1': '', 'eu-west-1': '' },
    ...regions,
  } satisfies SignInFlowProps['config'];
  const draw = (change: Partial<SignInFlowProps> = {}) => (
    <SignInSdkContext value={sdk}>
      <SignInFlow
        config={config}
        landing={{ kind: 'none' }}
        reason={null}
        target="/detections"
        session={{ isAuthenticated: false, claims: {} }}
        onEntered={onEntered}
        product={product}
        leave={leave}
        {...rest}
        {...change}
      />
    </SignInSdkContext>
  );
  const { rerender, unmount } = render(draw());
  return {
    onEntered,
    leave,
    product,
    unmount,
    redraw: (change: Partial<SignInFlowProps>) => rerender(draw(change)),
  };
}

export function type(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The page's title, once it is this one. */
export function heading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

export function otherWay(name: string | RegExp): void {
  press('Other ways to sign in');
  press(name);
}
