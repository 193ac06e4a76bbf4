import type { Flow, FlowOutcome, FlowStep, FlowWork, Interaction } from './flow.ts';
import { WireError } from '../wire/wire-error.ts';

/** Nothing that the person does can complete the flow anymore. */
export class FlowFailed extends Error {
  override name = 'FlowFailed';
  readonly reason: WireError;

  constructor(reason: WireError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** The error, as shown on the screen. */
export interface FlowFault {
  code: string;
  text: string;
  /** Retry delay in seconds. */
  retryAfter: number | undefined;
}

/**
 * Requested action of this step. Responses of passkeys and of other providers all arrive as `submit`:
 * their data identifies them. Undefined if the step has no such action.
 */
export function interactionOf(
  step: Omit<FlowStep, 'screen'>,
  interactionId: string,
  input: FlowWork['input'],
): Interaction | undefined {
  if (isText(input['transactionId'])) return step.onPasskey;
  if (isText(input['exchangeCode']) || isText(input['exchangeError'])) return step.onReturn;
  if (interactionId === 'polling') return step.onPoll;
  // Buttons of one kind have a suffix after a colon, e.g. `oauth:google`.
  const [kind = ''] = interactionId.split(':');
  return Object.hasOwn(step.on, kind) ? step.on[kind] : undefined;
}

/**
 * Does the work. Refusals of the headless endpoints are shown on the screen, where the person can
 * retry, unless the flow has failed; internal errors are thrown.
 */
export async function runInteraction<W extends Pick<FlowWork, 'state'>>(
  interaction: (work: W) => Promise<FlowOutcome>,
  work: W,
): Promise<{ outcome: FlowOutcome; fault: FlowFault | null }> {
  try {
    return { outcome: await interaction(work), fault: null };
  } catch (error) {
    if (error instanceof FlowFailed) {
      return { outcome: { action: 'failed' }, fault: faultOf(error.reason) };
    }
    if (!(error instanceof WireError) || error.status >= 500) throw error;
    return { outcome: { action: 'screen', step: work.state.step }, fault: faultOf(error) };
  }
}

function faultOf({ code, message, retryAfter }: WireError): FlowFault {
  const text = retryAfter ? `${message}. Try again in ${retryAfter} s.` : message;
  return { code, text, retryAfter };
}

/** Throws when the flow has no such step: a mistake in the flow itself. */
export function stepOf(flow: Flow, stepId: string): FlowStep {
  const step = Object.hasOwn(flow.steps, stepId) ? flow.steps[stepId] : undefined;
  if (!step) throw new Error(`The flow ${flow.id} has no step ${stepId}`);
  return step;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
