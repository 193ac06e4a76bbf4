import createSdk from '@descope/core-js-sdk';
import { browserFetch } from './browser-fetch.ts';
import type { RunningIdentity } from './running-identity.ts';

const NONCE = 'x-descope-flow-nonce';
export const FLOW = 'sign-up-or-in';

type FlowData = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSdk>['flow']['start']>>['data']
>;

/**
 * The published library in a browser, running the built-in flow: it stores the nonce like the browser
 * library.
 *
 * @param options.keepsNonce false: like the older generation, which does not support it.
 */
export function flowClient(
  { projectId, baseUrl }: Pick<RunningIdentity, 'projectId' | 'baseUrl'>,
  options: { keepsNonce?: boolean; jar?: Map<string, string>; fetch?: typeof fetch } = {},
) {
  const jar = options.jar ?? new Map<string, string>();
  const held = { nonce: '' };
  const { keepsNonce = true } = options;
  const sdk = createSdk({
    projectId,
    baseUrl,
    fetch: options.fetch ?? browserFetch(jar),
    hooks: {
      beforeRequest: (request) => {
        if (!held.nonce || !request.path.endsWith('/flow/next')) return request;
        const headers = new Headers(request.headers);
        headers.set(NONCE, held.nonce);
        return { ...request, headers };
      },
      afterRequest: async (_request, response) => {
        const nonce = response?.headers.get(NONCE);
        if (nonce && keepsNonce) held.nonce = nonce;
      },
    },
  });
  return {
    sdk,
    jar,
    held,
    start: (interactionId = '', input: Input = {}, flowOptions: object = {}) =>
      sdk.flow.start(FLOW, flowOptions, '', interactionId, '1.0.0', { [FLOW]: 1 }, input),
    /** Presses a button of the screen that the last answer showed. */
    next: (at: FlowData, interactionId: string, input: Input = {}) =>
      sdk.flow.next(at.executionId, at.stepId, interactionId, 1, '1.0.0', input),
  };
}
type Input = Record<string, string>;
export type FlowClient = ReturnType<typeof flowClient>;

/** Content of a response; throws for a refusal. */
export function dataOf(answer: { data?: FlowData | undefined; error?: unknown }): FlowData {
  if (!answer.data) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}
