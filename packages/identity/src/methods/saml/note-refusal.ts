import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { WireCall } from '../../wire/endpoint.ts';

/** For operators: why someone who came back from the tenant’s provider was not signed in. */
export async function noteRefusal(
  context: IdentityContext,
  call: WireCall,
  refusal: { tenantId?: string | undefined; ssoId?: string | undefined; reason: string },
): Promise<void> {
  await writeAudit(context.pool, {
    action: 'SSORefused',
    occurredAt: new Date(context.clock()),
    method: 'sso',
    device: call.device,
    remoteAddress: call.remoteAddress,
    tenantIds: refusal.tenantId === undefined ? [] : [refusal.tenantId],
    data: { provider: refusal.ssoId ?? '', reason: refusal.reason },
  });
}
