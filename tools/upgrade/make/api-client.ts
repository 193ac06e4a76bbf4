import type { Method } from '@waybill/contract';
import { z } from 'zod';

/** A signed-in caller of a running release. */
export interface ApiClient {
  /** The answer's JSON. Throws on every status of 400 or more, with what was asked. */
  call(method: Method, url: string, body?: object | string): Promise<unknown>;
}

/** Calls the product API with the headers of a session or an integration token. */
export function apiClient(address: string, headers: Record<string, string>): ApiClient {
  return {
    async call(method, url, body) {
      const isText = typeof body === 'string';
      const response = await fetch(address + url, {
        method,
        headers: {
          ...headers,
          ...(body && !isText ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isText ? body : JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      if (response.status >= 400) {
        throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 600)}`);
      }
      const isJson = String(response.headers.get('content-type')).startsWith('application/json');
      return isJson ? JSON.parse(text) : text;
    },
  };
}

const Fields = z.record(z.string(), z.unknown());
const Items = z.object({ items: z.array(Fields) });

/** A text member of an answer. */
export function textOf(json: unknown, key: string): string {
  return z.string().parse(Fields.parse(json)[key]);
}

/** A number member of an answer. */
export function numberOf(json: unknown, key: string): number {
  return z.number().parse(Fields.parse(json)[key]);
}

/** The items of an answer that is a list. */
export function itemsOf(json: unknown): Record<string, unknown>[] {
  return Items.parse(json).items;
}
