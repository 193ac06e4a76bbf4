import { AuthorizationResponseError } from 'openid-client';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { refusalText, refused } from './refusal.ts';

/**
 * The returning person cannot be signed in. Returns the message for them; details are for operators.
 */
export async function noteFailure(
  context: IdentityContext,
  call: WireCall,
  failure: { error: unknown; method: 'oauth' | 'sso'; provider: string; tenantId?: string },
): Promise<string> {
  const { error, method, provider, tenantId } = failure;
  const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  const text = refusalText(isDenied ? refused('denied') : error);
  await writeAudit(context.pool, {
    action: 'LoginFailed',
    occurredAt: new Date(context.clock()),
    method,
    device: call.device,
    remoteAddress: call.remoteAddress,
    tenantIds: tenantId === undefined ? [] : [tenantId],
    data: { provider, reason: text },
  });
  if (!(error instanceof WireError)) logFailure(context, call, error);
  return text;
}

/**
 * The provider's addresses, or 400 when it does not answer.
 *
 * @param open e.g. a discovery.
 */
export async function reachable<T>(
  context: IdentityContext,
  call: WireCall,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    logFailure(context, call, error);
    throw new WireError(400, WIRE_CODES.badRequest, 'The provider cannot be reached');
  }
}

/** Only the kind of failure: its text may quote the provider's data. */
function logFailure(context: IdentityContext, call: WireCall, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : typeof error;
  context.log({
    level: 'warn',
    event: 'federation.failed',
    requestId: call.requestId,
    detail: `${name} ${code}`.trim(),
  });
}
