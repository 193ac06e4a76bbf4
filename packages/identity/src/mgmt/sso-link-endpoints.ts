import { writeAudit } from '../audit/audit-store.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';
import type { IdentityContext } from '../identity-context.ts';
import { unsent } from '../links/deliver-link.ts';
import { ssoSetupMessage } from '../messages/templates.ts';
import { requireTenant } from '../sso/change-sso.ts';
import { deleteSetupLinks, putSetupLink } from '../sso/setup/setup-link-store.ts';
import { SETUP_PATH } from '../sso/setup/setup-path.ts';
import { WhichSso } from '../sso/sso-bodies.ts';
import { DEFAULT_SSO_ID } from '../sso/sso-configuration.ts';
import { inTransaction } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalEmail, optionalNumber, optionalText, parseFields } from '../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';

const DAY_SECONDS = 86_400;
const SECONDS = { least: 60, usual: DAY_SECONDS, most: 30 * DAY_SECONDS };

const NewLink = WhichSso.extend({
  /** Seconds from now; 0 and absent: a day. */
  expireTime: optionalNumber('expireTime'),
  /** Receiver of the link; empty: none. */
  email: optionalEmail,
  actorId: optionalText('actorId'),
});

/** A link for one configuration of the tenant, instead of an earlier one. */
async function generate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId, expireTime, email, actorId } = parseFields(NewLink, call.body);
  const seconds = Math.floor(expireTime || SECONDS.usual);
  if (seconds < SECONDS.least || seconds > SECONDS.most) {
    throw invalid(`"expireTime" must be ${SECONDS.least} to ${SECONDS.most} seconds`);
  }
  if (email && !context.messages.canSend('email')) {
    throw new WireError(400, WIRE_CODES.badRequest, 'Nothing is set up here to send by email');
  }
  const place = { tenantId, ssoId: ssoId || DEFAULT_SSO_ID };
  const token = newSecret();
  const now = context.clock();
  const expiresAt = new Date(now + seconds * 1000);
  const tenant = await inTransaction(context.pool, async (client) => {
    const found = await requireTenant(client, tenantId);
    const grant = { ...place, actorId: actorId ?? '', expiresAt };
    await putSetupLink(client, secretHash(token), grant);
    await writeAudit(client, {
      action: 'SSOSetupLinkCreated',
      occurredAt: new Date(now),
      tenantIds: [tenantId],
      data: { ssoId: place.ssoId, actorId: grant.actorId, expiresAt: expiresAt.toISOString() },
    });
    return found;
  });
  const link = `${context.wireOrigin}${SETUP_PATH}?t=${token}`;
  if (email) {
    const { productName } = context.settings;
    const tenantName = tenant.name;
    const letter = ssoSetupMessage({ link, tenantName, minutes: seconds / 60, productName });
    const message = { method: 'email', to: email, kind: 'ssoSetup', ...letter } as const;
    if (!(await context.messages.deliver(message))) throw unsent();
  }
  return { body: { adminSSOConfigurationLink: link } };
}

/** Also ends sign-ins started by browsers. Without `ssoId` all of the tenant. */
async function revoke(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId } = parseFields(WhichSso, call.body);
  await inTransaction(context.pool, async (client) => {
    await requireTenant(client, tenantId);
    const revoked = await deleteSetupLinks(client, { tenantId, ssoId: ssoId || null });
    if (revoked === 0) return;
    await writeAudit(client, {
      action: 'SSOSetupLinkRevoked',
      occurredAt: new Date(context.clock()),
      tenantIds: [tenantId],
      data: { ssoId: ssoId || 'all', revoked },
    });
  });
  return { body: {} };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v2/mgmt/tenant/adminlinks/sso/generate', run: generate },
  { ...key, path: '/v1/mgmt/tenant/adminlinks/sso/revoke', run: revoke },
];
