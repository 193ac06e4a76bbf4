import type { IdentityContext } from '../identity-context.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import type { FlowState } from './flow-state.ts';

/** A sign-in led by the provider step by step. The export `flow` of a file `flows/*.ts`. */
export interface Flow {
  /** Part of execution ids, which clients take apart at `_`: letters, digits and hyphens only. */
  id: string;
  /** Goes up whenever clients must fetch the configuration again: with its screens or their buttons. */
  version: number;
  startStep: string;
  /** By step id, which is without `_` too. */
  steps: Readonly<Record<string, FlowStep>>;
}

/** Waits for the person at a screen. */
export interface FlowStep {
  screen: FlowScreen;
  /** Additional data on the screen besides the input. */
  show?(work: FlowWork): Record<string, unknown>;
  /** By button id; `submit` is the main one. */
  on: Readonly<Record<string, Interaction>>;
  /** The person is back from another provider. */
  onReturn?: Interaction;
  /** A passkey has answered, or did not. */
  onPasskey?: Interaction;
  /** The client asks whether something has happened elsewhere. */
  onPoll?: Interaction;
}

export type Interaction = (work: FlowWork) => Promise<FlowOutcome>;

/** A screen for clients that do not draw it themselves. */
export interface FlowScreen {
  /** Also its name, by which clients that draw it themselves know it. */
  id: string;
  title: string;
  fields: readonly FlowField[];
  buttons(context: IdentityContext): readonly FlowButton[];
}

export interface FlowField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
}

export interface FlowButton {
  /** The interaction. */
  id: string;
  label: string;
  /** Goes along as `provider`. */
  provider?: string;
}

/** One interaction. */
export interface FlowWork {
  context: IdentityContext;
  call: WireCall;
  /** What the client sent along. */
  input: Readonly<Record<string, unknown>>;
  state: FlowState;
  /** Return address from another provider, for this step. */
  returnAddress: string;
}

/** The client's next action. `state` contains the state changes. */
export type FlowOutcome =
  | { action: 'screen'; step: string; state?: Partial<FlowState>; show?: Record<string, unknown> }
  | { action: 'redirect'; url: string; cookies: readonly string[]; state: Partial<FlowState> }
  | { action: 'webauthnGet' | 'webauthnCreate'; transactionId: string; options: string }
  /** Asks again in two seconds, as interaction `polling`. */
  | { action: 'poll' }
  | { action: 'completed'; reply: WireReply; lastAuth: LastAuth }
  /** It is over without a sign-in: the person starts again. */
  | { action: 'failed' };

/** How someone signed in, for the client to offer it first the next time. */
export interface LastAuth {
  authMethod: string;
  oauthProvider?: string | undefined;
  loginId?: string | undefined;
}
