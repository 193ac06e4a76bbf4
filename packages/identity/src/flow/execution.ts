import { secretHash } from '../crypto/one-time-secret.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { executionByHash, insertExecution, keepState, takeTurn } from './execution-store.ts';
import type { Flow, FlowOutcome } from './flow.ts';
import { bindFlow, mayGoOn, newNonce, NONCE_HEADER } from './flow-nonce.ts';
import { openState, sealState, type FlowState } from './flow-state.ts';

const IDLE_MS = 3_600_000;
const PARTS = /^([\w-]+)\|#\|([0-9a-f]{32})$/;

/** An execution that a client may continue with. */
export interface Execution {
  hash: Buffer;
  flowId: string;
  sequence: number;
  state: FlowState;
}

/** Stores a new execution; returns the fields of its first response. */
export async function keepExecution(
  context: IdentityContext,
  call: WireCall,
  { secret, flow, outcome, state }: New,
): Promise<Pick<WireReply, 'headers' | 'cookies'>> {
  const hash = secretHash(secret);
  const nonce = newNonce(1);
  const browser = bindFlow(call);
  await insertExecution(context.pool, hash, {
    flowId: flow.id,
    sequence: 1,
    nonceHash: secretHash(nonce),
    browserHash: browser.hash,
    sealedState: sealState(context.vault, state, hash),
    expiresAt: endOf(context, outcome),
  });
  return { headers: { [NONCE_HEADER]: nonce }, cookies: browser.cookies };
}

interface New {
  /** The random part of its id. */
  secret: string;
  flow: Flow;
  outcome: FlowOutcome;
  state: FlowState;
}

/** How clients name an execution. */
export function executionId(flow: Flow, secret: string): string {
  return `${flow.id}|#|${secret}`;
}

/**
 * The execution of the call. Throws 400 E103202 if unknown, 403 E108201 without its nonce, 400 E103205
 * if completed or expired.
 */
export async function requireExecution(
  context: IdentityContext,
  call: WireCall,
  id: string,
): Promise<Execution & { secret: string }> {
  const [, flowId, secret] = PARTS.exec(id) ?? [];
  if (flowId === undefined || secret === undefined) throw noSuchExecution();
  const hash = secretHash(secret);
  const stored = await executionByHash(context.pool, hash);
  if (stored?.flowId !== flowId) throw noSuchExecution();
  if (!mayGoOn(call, stored)) throw nonceRefused();
  if (stored.expiresAt.getTime() <= context.clock()) {
    throw new WireError(400, WIRE_CODES.flowTimedOut, 'The sign-in has taken too long');
  }
  const state = openState(context.vault, stored.sealedState, hash);
  return { hash, secret, flowId, sequence: stored.sequence, state };
}

/** Uses the nonce up; returns the next one as a header. Throws 403 when another request was faster. */
export async function takeNonce(
  context: IdentityContext,
  { hash, sequence }: Execution,
): Promise<Record<string, string>> {
  const nonce = newNonce(sequence + 1);
  const isMine = await takeTurn(context.pool, hash, { sequence, nonceHash: secretHash(nonce) });
  if (!isMine) throw nonceRefused();
  return { [NONCE_HEADER]: nonce };
}

/** Stores the result of the interaction. For a completed one nothing else is kept. */
export async function keepOutcome(
  context: IdentityContext,
  { hash }: Execution,
  { outcome, state }: { outcome: FlowOutcome; state: FlowState },
): Promise<void> {
  const left: FlowState = isOver(outcome) ? { step: state.step, location: '' } : state;
  await keepState(context.pool, hash, {
    sealedState: sealState(context.vault, left, hash),
    userId: left.firstFactor?.userId ?? null,
    expiresAt: endOf(context, outcome),
  });
}

function endOf({ clock }: IdentityContext, { action }: FlowOutcome): Date {
  return new Date(clock() + (isOver({ action }) ? 0 : IDLE_MS));
}

function isOver({ action }: Pick<FlowOutcome, 'action'>): boolean {
  return action === 'completed' || action === 'failed';
}

function noSuchExecution(): WireError {
  return new WireError(
    400,
    WIRE_CODES.flowStateMissing,
    'This sign-in does not exist or has ended',
  );
}

function nonceRefused(): WireError {
  return new WireError(403, WIRE_CODES.flowNonce, 'The nonce is not the one of the last answer');
}
