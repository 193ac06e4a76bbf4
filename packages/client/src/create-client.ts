import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { OPERATIONS, type Operations } from './operations.data.ts';
import { sendPatiently, type Patience } from './send-patiently.ts';

export interface ClientOptions {
  /** Origin of the installation, e.g. `https://waybill.example`. */
  address: string;
  /** API token of Settings → API. */
  token: string;
  /** Repeats after 429, 503 and a lost connection; default 4. */
  retries?: number;
  /** In place of the global one. */
  fetch?: typeof fetch;
  sleep?: (ms: number) => Promise<void>;
}

export interface CallOptions {
  /** Default: a new UUID for each change. Give your own to repeat a change after a crash of your program. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

type Name = keyof Operations;
type ArgsOf<N extends Name> = Operations[N]['args'];
type Call<N extends Name> =
  {} extends ArgsOf<N>
    ? (args?: ArgsOf<N>, options?: CallOptions) => Promise<Operations[N]['result']>
    : (args: ArgsOf<N>, options?: CallOptions) => Promise<Operations[N]['result']>;

/** One function for each operation of the API that takes an API token. Each throws `WaybillError`. */
export type WaybillClient = { readonly [N in Name]: Call<N> };

/** What every operation may be given. */
interface LooseArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A client of the API of one installation, acting with one token. */
export function createClient(options: ClientOptions): WaybillClient {
  const patience: Patience = {
    fetch: options.fetch ?? fetch,
    retries: options.retries ?? 4,
    sleep: options.sleep ?? (async (ms) => delay(ms)),
  };

  const callOf =
    ({ method, path, isOnce, answersJson }: (typeof OPERATIONS)[Name]) =>
    async (args: LooseArgs = {}, { idempotencyKey, signal }: CallOptions = {}) => {
      const headers = new Headers({ authorization: `Bearer ${options.token}` });
      if (isOnce) headers.set('idempotency-key', idempotencyKey ?? randomUUID());
      const hasBody = method !== 'GET';
      if (hasBody) headers.set('content-type', 'application/json');
      const response = await sendPatiently(
        {
          url: new URL(pathOf(path, args), options.address).href,
          init: {
            method,
            headers,
            ...(hasBody ? { body: JSON.stringify(args.body ?? {}) } : {}),
            ...(signal ? { signal } : {}),
          },
          mayRepeat: method === 'GET' || isOnce,
        },
        patience,
      );
      return answersJson ? response.json() : response;
    };

  const calls = Object.entries(OPERATIONS).map(([name, route]) => [name, callOf(route)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table and the types are generated from the same operations
  return Object.fromEntries(calls) as WaybillClient;
}

function pathOf(template: string, { params = {}, query = {} }: LooseArgs): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, String(one));
    }
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
