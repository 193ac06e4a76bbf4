import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { baseOf } from './build-request.ts';
import { CollectFailure } from './collect-failure.ts';
import { fillTemplate, type Scope } from './fill-template.ts';

/**
 * Origins that a stream may be sent to with the connection's secrets: its base and the whole addresses
 * that its requests name. A vendor's answer cannot add one.
 */
export function allowedOrigins(
  declaration: Declaration,
  stream: HttpStream,
  scope: Scope,
): ReadonlySet<string> {
  const requests = [
    stream.request,
    ...stream.before.map(({ request }) => request),
    ...stream.steps.map(({ request }) => request),
    ...(stream.partitions && 'request' in stream.partitions ? [stream.partitions.request] : []),
  ];
  const whole = requests
    .map(({ path }) => path)
    .filter((path) => /^https?:\/\//.test(path))
    .map((path) => fillTemplate(path, scope));
  return new Set(
    [baseOf(declaration, stream, scope), ...whole]
      .filter((address) => URL.canParse(address))
      .map(originOf),
  );
}

/** Ends the run when an address leads elsewhere. */
export function assertAllowed(url: URL, allowed: ReadonlySet<string>): void {
  if (allowed.has(url.origin)) return;
  throw new CollectFailure('invalid_response', `The answer led to another host: ${url.host}`);
}

function originOf(address: string): string {
  return new URL(address).origin;
}
