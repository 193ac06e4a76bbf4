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
    status: 'waiting',
    action: outcome.action,
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
