import type { ConnectorFailure } from '@waybill/contract';
import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';
import { waitFor } from '../../wait-for.ts';
import { sendRequest } from '../send-request.ts';
import { requiredSetting } from '../transport-run.ts';
import { googleTokens } from './google-token.ts';
import type { OpenQueue, OpenQueueOptions, QueueBatch } from './open-queue.ts';

const GOOGLE = 'https://pubsub.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/pubsub';
const MOST_IN_BATCH = 500;
/** Time to store a batch before its messages are redelivered. */
const LEASE_SEC = 300;
const PAUSE_MS = 1000;
const IDLE_MS = 5000;

interface Pulled {
  ackId: string;
  body: Uint8Array;
}

/** A Pub/Sub subscription through its REST API. Unsettled messages are redelivered. */
export function openPubSub(options: OpenQueueOptions): OpenQueue {
  const { queue } = options.stream;
  const project = requiredSetting(options, queue.address, 'The project');
  const name = requiredSetting(options, queue.name, 'The subscription');
  const path = name.includes('/') ? name : `projects/${project}/subscriptions/${name}`;
  const base = `${(options.endpoint ?? GOOGLE).replace(/\/+$/, '')}/v1/${path}`;
  if (!/^projects\/[^/]+\/subscriptions\/[^/?#]+$/.test(path) || !URL.canParse(base)) {
    throw new CollectFailure('config_invalid', 'The subscription has a name that cannot exist.');
  }
  const token = googleTokens(options, options.values[queue.secret] ?? '', SCOPE);
  const given = new Map<QueueBatch, readonly Pulled[]>();

  const ask = async (verb: string, body: object): Promise<VendorAnswer> =>
    sendRequest(
      options,
      async () => ({
        method: 'POST',
        url: new URL(`${base}:${verb}`),
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      pubSubFailure,
    );

  async function pull(): Promise<Pulled[]> {
    const pulled = messagesOf(jsonOf(await ask('pull', { maxMessages: MOST_IN_BATCH })));
    const ackIds = pulled.map(({ ackId }) => ackId);
    if (ackIds.length > 0) {
      await ask('modifyAckDeadline', { ackIds, ackDeadlineSeconds: LEASE_SEC });
    }
    return pulled;
  }

  return {
    receive: async function* receive(signal) {
      const sleep = options.sleep ?? waitFor;
      // A response without messages does not mean that there are none.
      let left = Math.ceil((options.idleMs ?? IDLE_MS) / PAUSE_MS);
      while (!signal.aborted) {
        const pulled = await pull();
        if (pulled.length === 0) {
          if (left <= 0) return;
          left -= 1;
          await sleep(PAUSE_MS, signal);
        } else {
          const batch = { bodies: pulled.map(({ body }) => body), position: null };
          given.set(batch, pulled);
          yield batch;
        }
      }
    },
    settle: async (batch) => {
      const ackIds = (given.get(batch) ?? []).map(({ ackId }) => ackId);
      if (ackIds.length > 0) await ask('acknowledge', { ackIds });
      given.delete(batch);
    },
    close: () => Promise.resolve(),
  };
}

function messagesOf(body: unknown): Pulled[] {
  const found = valueAt(body, 'receivedMessages');
  return (Array.isArray(found) ? found : []).flatMap((received: unknown) => {
    const ackId = textOf(valueAt(received, 'ackId'));
    const data = textOf(valueAt(received, 'message.data')) ?? '';
    return ackId === undefined ? [] : [{ ackId, body: Buffer.from(data, 'base64') }];
  });
}

const BY_STATUS: Readonly<Record<number, ConnectorFailure>> = {
  401: 'auth_expired',
  403: 'permission_missing',
  404: 'not_found',
  429: 'rate_limited',
};

function pubSubFailure({ status }: VendorAnswer): CollectFailure {
  const code = BY_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'config_invalid');
  return new CollectFailure(code, `Pub/Sub answered ${status}.`);
}
