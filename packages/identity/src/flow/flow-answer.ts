import type { Flow, FlowOutcome, FlowWork } from './flow.ts';
import { stepOf, type FlowFault } from './run-interaction.ts';

interface Answered {
  flow: Flow;
  executionId: string;
  /** With the state as it is from now on. */
  work: FlowWork;
  outcome: FlowOutcome;
  fault: FlowFault | null;
}

/**
 * `waiting` for the person at a screen; `running` while they are elsewhere, at another provider or with
 * their passkey, and the flow continues when they are back; `failed` when it is over without a sign-in.
 */
const STATUS = {
  screen: 'waiting',
  redirect: 'running',
  webauthnGet: 'running',
  webauthnCreate: 'running',
  poll: 'running',
  failed: 'failed',
} as const satisfies Record<Exclude<FlowOutcome['action'], 'completed'>, string>;

/** The outcome as the wire has it. Clients read `screen` whatever the action is. */
export function flowAnswer({ flow, executionId, work, outcome, fault }: Answered): object {
  const { step: stepId } = work.state;
  if (outcome.action === 'completed') {
    return {
      executionId,
      stepId,
      stepName: '',
      status: 'completed',
      action: 'none',
      screen: { id: '', state: {}, componentsConfig: {} },
      authInfo: outcome.reply.body,
      lastAuth: outcome.lastAuth,
    };
  }
  const { screen, show } = stepOf(flow, stepId);
  const loginId = work.state.loginId ?? '';
  const shown = outcome.action === 'screen' ? outcome.show : undefined;
  return {
    executionId,
    stepId,
    stepName: screen.id,
    status: STATUS[outcome.action],
    action: outcome.action === 'failed' ? 'screen' : outcome.action,
    screen: {
      id: screen.id,
      state: {
        form: { email: loginId },
        ...show?.(work),
        ...shown,
        ...(fault ? faultState(fault) : {}),
      },
      componentsConfig: {},
    },
    ...actionParts(outcome),
    ...(fault ? { error: { code: fault.code, description: fault.text, message: fault.text } } : {}),
  };
}

function faultState({ code, text, retryAfter }: FlowFault): object {
  return {
    errorText: text,
    errorType: code,
    ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
  };
}

function actionParts(outcome: FlowOutcome): object {
  switch (outcome.action) {
    case 'redirect':
      return { redirect: { url: outcome.url, isPopup: false } };
    case 'webauthnGet':
    case 'webauthnCreate': {
      const { action, transactionId, options } = outcome;
      return { webauthn: { transactionId, options, create: action === 'webauthnCreate' } };
    }
    default:
      return {};
  }
}
