import { randomBytes } from 'node:crypto';
import { FLOWS } from '../flows.gen.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields } from '../wire/fields.ts';
import { requireAllowedRedirect } from '../wire/redirects.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import {
  executionId,
  keepExecution,
  keepOutcome,
  requireExecution,
  takeNonce,
} from './execution.ts';
import type { Flow, FlowOutcome, FlowWork, Interaction } from './flow.ts';
import { flowAnswer } from './flow-answer.ts';
import { NextBody, StartBody, type StartOptions } from './flow-body.ts';
import type { FlowState } from './flow-state.ts';
import { returnAddress, returnStep } from './return-address.ts';
import { interactionOf, runInteraction, stepOf } from './run-interaction.ts';

const SECRET_BYTES = 16;

/** Begins a flow, with its first interaction when the client has shown the first screen on its own. */
async function start(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { flowId, options, interactionId, flowVersions, input } = parseFields(StartBody, call.body);
  const flow = FLOWS.find(({ id }) => id === flowId);
  if (!flow) throw invalid(`There is no flow "${flowId}"`);
  requireVersion(flow, flowVersions?.[flow.id]);
  const state: FlowState = {
    step: flow.startStep,
    location: locationOf(context, options),
    ...(options?.tenant ? { tenantId: options.tenant } : {}),
  };
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const interaction = interactionId
    ? requireInteraction(flow, { state, interactionId, input })
    : show;
  const run = { flow, interaction, secret, state, input };
  const { reply, outcome, state: left } = await proceed(context, call, run);
  const kept = await keepExecution(context, call, { secret, flow, outcome, state: left });
  return {
    ...reply,
    isOfNobody: interaction === show,
    headers: kept.headers ?? {},
    cookies: [...(reply.cookies ?? []), ...(kept.cookies ?? [])],
  };
}

/** Return page of the flow. Throws E011003 if it is not allowed. */
function locationOf(context: IdentityContext, options: StartOptions): string {
  const { redirectUrl, location } = options ?? {};
  if (redirectUrl) return requireAllowedRedirect(context, redirectUrl, 'redirectUrl').href;
  if (location) return requireAllowedRedirect(context, location, 'location').href;
  return `${context.publicOrigin}/login`;
}

/**
 * Continues a flow. For a step that the person has already left, nothing is done: the response shows
 * the current one.
 */
async function next(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NextBody, call.body);
  const execution = await requireExecution(context, call, body.executionId);
  const flow = FLOWS.find(({ id }) => id === execution.flowId);
  if (!flow) throw new WireError(400, WIRE_CODES.flowStateMissing, 'The flow is gone');
  requireVersion(flow, body.version);
  const { state, secret } = execution;
  const { interactionId, input } = body;
  const isThere = [state.step, returnStep(state.step)].includes(body.stepId);
  const interaction = isThere ? requireInteraction(flow, { state, interactionId, input }) : show;
  const headers = await takeNonce(context, execution);
  const run = { flow, interaction, secret, state, input };
  const { reply, outcome, state: left } = await proceed(context, call, run);
  await keepOutcome(context, execution, { outcome, state: left });
  return { ...reply, headers };
}

interface Run {
  flow: Flow;
  interaction: Interaction;
  secret: string;
  state: FlowState;
  input: FlowWork['input'];
}

async function proceed(
  context: IdentityContext,
  call: WireCall,
  { flow, interaction, secret, state, input }: Run,
): Promise<{ reply: WireReply; outcome: FlowOutcome; state: FlowState }> {
  const id = executionId(flow, secret);
  const address = returnAddress(state.location, id, state.step);
  const work = { context, call, input, state, returnAddress: address };
  const { outcome, fault } = await runInteraction(interaction, work);
  const left = stateAfter(state, outcome);
  const body = flowAnswer({
    flow,
    executionId: id,
    work: { ...work, state: left },
    outcome,
    fault,
  });
  return { reply: { body, cookies: cookiesOf(outcome) }, outcome, state: left };
}

function stateAfter(state: FlowState, outcome: FlowOutcome): FlowState {
  if (outcome.action === 'screen') return { ...state, ...outcome.state, step: outcome.step };
  return outcome.action === 'redirect' ? { ...state, ...outcome.state } : state;
}

function cookiesOf(outcome: FlowOutcome): readonly string[] {
  if (outcome.action === 'completed') return outcome.reply.cookies ?? [];
  return outcome.action === 'redirect' ? outcome.cookies : [];
}

/** Shows the step that the person is at. */
const show: Interaction = async ({ state }) => ({ action: 'screen', step: state.step });

function requireInteraction(
  flow: Flow,
  asked: { state: FlowState; interactionId: string; input: FlowWork['input'] },
): Interaction {
  const { state, interactionId, input } = asked;
  const interaction = interactionOf(stepOf(flow, state.step), interactionId, input);
  if (!interaction) throw invalid(`"${interactionId}" is no interaction of this step`);
  return interaction;
}

/** Throws E102004 for an outdated configuration: the client then fetches the current one. */
function requireVersion(flow: Flow, version: number | null | undefined): void {
  if (version == null || version >= flow.version) return;
  throw new WireError(400, WIRE_CODES.flowVersionOld, 'The flow has a newer version');
}

const limited = { method: 'POST', access: 'project', isGuessable: true } as const;

export const endpoints: EndpointGroup = ['/v1', '/v2'].flatMap((prefix) => [
  { ...limited, effect: 'sign-in', path: `${prefix}/flow/start`, run: start },
  { ...limited, effect: 'change', path: `${prefix}/flow/next`, run: next },
]);
