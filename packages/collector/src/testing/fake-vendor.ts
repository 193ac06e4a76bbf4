import type {
  DeclarationInput,
  DeclaredStream,
  HttpStream,
} from '@waybill/connectors/kit/declaration/declaration';
import { declare } from '@waybill/connectors/kit/declaration/declare';
import { collect } from '../collect.ts';
import type { CollectedPage, CollectOptions, RunEnd } from '../collect-options.ts';

/** 2026-03-01T12:00:00Z, the present of these tests. */
export const NOW = Date.UTC(2026, 2, 1, 12);

/** A request as the fake vendor saw it. */
export interface Asked {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
}

export type Answer = (asked: Asked, index: number) => Response | Promise<Response>;

/** A connection to a vendor that lives in this process. */
export interface FakeConnection {
  asked: Asked[];
  slept: number[];
  options: CollectOptions;
}

type StreamInput = Extract<DeclarationInput['streams'][number], { transport: 'http' }>;

/** A stream of a list at `/logs`, read whole, with the parts that a test is about. */
export function fakeConnection(
  answer: Answer,
  stream: Partial<StreamInput> = {},
  more: Partial<CollectOptions> & { declaration?: never; over?: Partial<DeclarationInput> } = {},
): FakeConnection {
  const { over, ...options } = more;
  const declaration = declare({
    docs: 'Test',
    plan: null,
    latency: 'none',
    gives: ['activity'],
    basis: 'documentation',
    base: 'https://api.example.com',
    credentials: [{ id: 'key', label: 'Key', isSecret: true, isOptional: true }],
    ...over,
    streams: [
      {
        id: 'logs',
        title: 'Logs',
        kind: 'events',
        sources: ['Slack'],
        transport: 'http',
        request: { path: '/logs' },
        cursor: { type: 'full' },
        ...stream,
      },
    ],
  });
  const asked: Asked[] = [];
  const slept: number[] = [];
  return {
    asked,
    slept,
    options: {
      declaration,
      stream: httpStream(declaration.streams[0]),
      values: {},
      now: () => NOW,
      signal: new AbortController().signal,
      position: null,
      sleep: (ms) => {
        slept.push(ms);
        return Promise.resolve();
      },
      send: async (url, init) => {
        const seen = {
          method: init.method ?? 'GET',
          url: new URL(url),
          headers: new Headers(init.headers),
          body: typeof init.body === 'string' ? init.body : '',
        };
        asked.push(seen);
        return answer(seen, asked.length - 1);
      },
      ...options,
    },
  };
}

function httpStream(stream: DeclaredStream | undefined): HttpStream {
  if (stream?.transport === 'http') return stream;
  throw new Error('not a stream over HTTP');
}

export function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init);
}

/** All output of a run. */
export interface Collected {
  pages: CollectedPage[];
  records: unknown[];
  end: RunEnd;
}

export async function runOnce(options: CollectOptions): Promise<Collected> {
  const pages: CollectedPage[] = [];
  const generator = collect(options);
  for (;;) {
    const next = await generator.next();
    if (next.done)
      return { pages, records: pages.flatMap((page) => page.records), end: next.value };
    pages.push(next.value);
  }
}
