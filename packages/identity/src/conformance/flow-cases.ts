import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient, Fields } from './conformance-client.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused, type SdkReply } from './expect-reply.ts';
import { expectSignIn, isFields, readSignIn } from './expect-session.ts';

const FLOW = 'sign-up-or-in';
/** More than any sign-in has. */
const MOST_STEPS = 5;
/** Those that clients act on and that a typed sign-in reaches. */
const ACTIONS = ['screen', 'poll', 'none'];

interface Step extends Fields {
  executionId: string;
  stepId: string;
}

/** An answer that clients can show: they read `screen.state` unasked. */
function expectStep(reply: SdkReply<object>): Step {
  const step: Fields = Object.fromEntries(Object.entries(expectOk(reply)));
  const { executionId, stepId } = step;
  assert.ok(typeof executionId === 'string' && executionId, 'no executionId');
  assert.ok(typeof stepId === 'string', 'no stepId');
  assert.ok(
    ['waiting', 'running', 'completed', 'failed'].includes(String(step['status'])),
    `status ${String(step['status'])}`,
  );
  assert.equal(typeof step['stepName'], 'string', 'no stepName');
  assert.ok(ACTIONS.includes(String(step['action'])), `action ${String(step['action'])}`);
  const { screen } = step;
  assert.ok(
    isFields(screen) && isFields(screen['state']),
    'no screen.state: the client would throw',
  );
  return { ...step, executionId, stepId };
}

function start({ sdk }: ConformanceClient, kit: ConformanceKit) {
  const options = { redirectUrl: kit.target.redirectUrl, startOptionsVersion: 1 };
  return sdk.flow.start(FLOW, options, '', '', '1.0.0', {}, {}, true);
}

/** Presses the main button with everything that a screen may ask for. */
async function submit(client: ConformanceClient, at: Step, input: Record<string, string>) {
  const { executionId, stepId } = at;
  return client.sdk.flow.next(executionId, stepId, 'submit', undefined, '1.0.0', input, true);
}

/** Continues until the flow is over or shows an error. */
async function run(
  client: ConformanceClient,
  first: Step,
  input: Record<string, string>,
): Promise<Step> {
  let at = first;
  for (
    let count = 0;
    count < MOST_STEPS && at['status'] === 'waiting' && !at['error'];
    count += 1
  ) {
    at = expectStep(await submit(client, at, input));
  }
  return at;
}

export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/flow/start',
    name: 'answers the first screen and a nonce',
    async run(kit) {
      const client = kit.client();
      const step = expectStep(await start(client, kit));
      assert.equal(step['status'], 'waiting');
      assert.equal(step['action'], 'screen');
      assert.ok(isFields(step['screen']) && step['screen']['id'], 'the screen has no id');
      assert.match(client.flowNonce ?? '', /^\d+\..+/, 'no x-descope-flow-nonce');
      assert.ok(step.executionId.includes('|#|'), 'the client keys nonces by the part after |#|');
    },
  },
  {
    endpoint: 'POST /v1/flow/start',
    name: 'refuses a flow that is not there, and none at all',
    async run(kit) {
      const client = kit.client();
      expectRefused(await client.sdk.flow.start('neither-here-nor-there'));
      expectRefused(await client.post('/v1/flow/start', {}));
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'signs in with e-mail and password',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('flow');
      const client = kit.client();
      const first = expectStep(await start(client, kit));
      const nonces = new Set([client.flowNonce]);
      const input = { email: loginId, loginId, password: PASSWORD };
      const last = await run(client, first, input);
      nonces.add(client.flowNonce);
      assert.equal(last['status'], 'completed', JSON.stringify(last['error'] ?? last['action']));
      assert.equal(nonces.size, 2, 'the nonce stays the same');
      const { authInfo, lastAuth } = last;
      assert.ok(isFields(authInfo), 'no authInfo');
      assert.ok(isFields(lastAuth) && lastAuth['authMethod'], 'no lastAuth');
      await expectSignIn(
        kit,
        client,
        { ok: true, data: readSignIn(authInfo) },
        { userId, amr: ['pwd'] },
      );
      expectOk(await client.sdk.refresh());
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'shows what is wrong, and signs nobody in',
    async run(kit) {
      const { loginId } = await kit.passwordUser('flow');
      const client = kit.client();
      const first = expectStep(await start(client, kit));
      const last = await run(client, first, { email: loginId, loginId, password: 'not it' });
      assert.notEqual(last['status'], 'completed');
      const { screen } = last;
      assert.ok(isFields(screen) && isFields(screen['state']));
      assert.ok(screen['state']['errorText'], 'the screen shows no error');
      assert.ok(!last['authInfo'], 'somebody is signed in');
      assert.equal(client.refreshToken(), '');
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'refuses a flow that nobody has started',
    async run(kit) {
      const client = kit.client();
      const { executionId, stepId } = expectStep(await start(client, kit));
      const unknown = `${executionId.slice(0, executionId.indexOf('|#|') + 3)}neither`;
      expectError(await client.sdk.flow.next(unknown, stepId, 'submit'), 'E103202');
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'refuses another nonce than the last one',
    async run(kit) {
      const { loginId } = await kit.passwordUser('flow');
      const client = kit.client();
      const first = expectStep(await start(client, kit));
      const used = client.flowNonce;
      expectStep(await submit(client, first, { email: loginId, loginId }));
      for (const nonce of [used, '9.neither-here-nor-there']) {
        client.flowNonce = nonce;
        const reply = await submit(client, first, { email: loginId, loginId });
        expectError(reply, 'E108201', 403);
      }
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'signs in once: a request that comes again with its nonce is refused',
    async run(kit) {
      const { loginId } = await kit.passwordUser('flow');
      const client = kit.client();
      const first = expectStep(await start(client, kit));
      const second = expectStep(await submit(client, first, { email: loginId, loginId }));
      const nonce = client.flowNonce;
      const input = { email: loginId, loginId, password: PASSWORD };
      const last = expectStep(await submit(client, second, input));
      assert.equal(last['status'], 'completed');
      client.flowNonce = nonce;
      expectError(await submit(client, second, input), 'E108201', 403);
    },
  },
  ...(['start', 'next'] as const).map((name) => ({
    endpoint: `POST /v1/flow/${name}`,
    name: 'refuses a configuration that is older than the flow',
    async run(kit: ConformanceKit) {
      const client = kit.client();
      if (name === 'start') {
        const body = { flowId: FLOW, flowVersions: { [FLOW]: 0 } };
        expectError(await client.post('/v1/flow/start', body), 'E102004', 400);
        return;
      }
      const { executionId, stepId } = expectStep(await start(client, kit));
      const body = { executionId, stepId, interactionId: 'submit', version: 0, input: {} };
      expectError(await client.post('/v1/flow/next', body), 'E102004', 400);
    },
  })),
  {
    endpoint: 'POST /v1/flow/start',
    name: 'is running while the person is at another provider',
    needs: ['oauth'],
    async run(kit) {
      const body = {
        flowId: FLOW,
        options: { location: kit.target.redirectUrl },
        interactionId: 'oauth:google',
        input: { provider: 'google' },
      };
      const away = expectOk(await kit.client().post('/v1/flow/start', body));
      assert.equal(away['status'], 'running');
      assert.equal(away['action'], 'redirect');
    },
  },
  {
    endpoint: 'POST /v1/flow/next',
    name: 'refuses a body without an execution',
    async run(kit) {
      expectRefused(await kit.client().post('/v1/flow/next', { stepId: '0' }));
    },
  },
  ...['start', 'next'].map((name) => ({
    endpoint: `POST /v2/flow/${name}`,
    name: 'is served under the newer path, too',
    async run(kit: ConformanceKit) {
      const client = kit.client();
      const begun = await client.post('/v2/flow/start', { flowId: FLOW });
      const { executionId, stepId } = expectStep(begun);
      if (name === 'start') return;
      const input = { email: kit.newLoginId('flow') };
      const body = { executionId, stepId, interactionId: 'submit', input };
      expectStep(await client.post('/v2/flow/next', body));
    },
  })),
];
