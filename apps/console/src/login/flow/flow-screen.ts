import type { ComponentType } from 'react';
import type { SignInDeed, SignInFailure } from '../sign-in-error.ts';
import type { FlowScreenState } from './read-screen-state.ts';

/** Presses a button of the screen; resolves once the provider has answered. */
export type Press = (interactionId: string, form?: Record<string, string>) => Promise<void>;

export interface FlowScreenProps {
  state: FlowScreenState;
  /** Errors of the last press. */
  failure: SignInFailure | null;
  press: Press;
  isBusy: boolean;
}

/**
 * A screen of the embedded provider's flows as the console draws it. What a file `screens/*.tsx`
 * exports as `screen`.
 */
export interface FlowScreen {
  /** The provider's name for it. */
  name: string;
  /** Below the page's own title; null for the first screen. */
  heading: ((state: FlowScreenState) => { title: string; lead: string }) | null;
  /** For our words of a refusal; null leaves the provider's. */
  deed: SignInDeed | null;
  Screen: ComponentType<FlowScreenProps>;
}
