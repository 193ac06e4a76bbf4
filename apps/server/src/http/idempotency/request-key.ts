import { hash } from 'node:crypto';
import { takesIdempotencyKey } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BoundRoute } from '../implement.ts';

const KEY = /^[\u0021-\u007e]{1,255}$/;

/** A request that its sender names, so that it can be repeated. */
export interface NamedRequest {
  key: string;
  keyHash: Buffer;
  /** Method and path of the contract. */
  route: string;
  /** Of what is asked: method, address and body. */
  digest: Buffer;
}

/**
 * What the header says; null without one. A key in quotation marks, as the draft of the header has it, is the same as
 * one without. Throws `idempotency.key_invalid`.
 */
export function namedRequest(route: BoundRoute, request: FastifyRequest): NamedRequest | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined || route.method === 'GET') return null;
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key) || !takesIdempotencyKey(route.method, route.definition)) {
    throw new AppError('idempotency.key_invalid');
  }
  const asked = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? {})}`;
  return {
    key,
    keyHash: hash('sha256', key, 'buffer'),
    route: `${route.method} ${route.path}`,
    digest: hash('sha256', asked, 'buffer'),
  };
}
