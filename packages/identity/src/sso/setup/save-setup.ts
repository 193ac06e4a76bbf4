import { ofTenant } from '../../costly/callers.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { openSsoClient } from '../../methods/sso-oidc/open-sso-client.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { WireError } from '../../wire/wire-error.ts';
import { changeSso } from '../change-sso.ts';
import { oidcSettings } from '../configure-oidc.ts';
import { givenIdp, keptExtras, publishedIdp, samlSettings } from '../configure-saml.ts';
import { OldMetadataBody, OldSettingsBody, OidcBody } from '../sso-bodies.ts';
import type { SsoConfiguration, SsoSettings } from '../sso-configuration.ts';
import { takeSetupGrant, type SetupGrant } from './setup-link-store.ts';
import type { SetupText } from './setup-texts.ts';

/** Why nothing was saved, for the person at the page. */
export interface SetupFault {
  /** Name of the field; empty: no single one. */
  field: string;
  text: SetupText;
}

export class SetupRefused extends Error {
  override name = 'SetupRefused';
  readonly fault: SetupFault;

  constructor(field: string, text: SetupText) {
    super(`${field}: ${text}`);
    this.fault = { field, text };
  }
}

/** The grant was used by another request, revoked, or has ended. */
export class GrantGone extends Error {
  override name = 'GrantGone';
}

/** Values by name, as someone posted them. */
export type SetupForm = ReadonlyMap<string, string>;
type Settings = (before: SsoConfiguration | null) => SsoSettings;

/**
 * Saves the form and uses the grant. Roles, attributes and domains keep the administrator's values.
 * Throws `SetupRefused`, and `GrantGone`.
 */
export async function saveSetup(
  context: IdentityContext,
  call: WireCall,
  { grant, sessionHash }: { grant: SetupGrant; sessionHash: Buffer },
  form: SetupForm,
): Promise<void> {
  const { tenantId, ssoId, actorId } = grant;
  const settings = await settingsOf(context, call, grant, form);
  try {
    await changeSso(context, call, {
      tenantId,
      ssoId,
      settings,
      audited: { by: 'setup link', actorId },
      async permit(client) {
        const now = new Date(context.clock());
        if (!(await takeSetupGrant(client, sessionHash, now))) throw new GrantGone();
      },
    });
  } catch (error) {
    // Texts of the wire are for developers.
    throw error instanceof WireError ? new SetupRefused('', 'refused') : error;
  }
}

function settingsOf(
  context: IdentityContext,
  call: WireCall,
  grant: SetupGrant,
  form: SetupForm,
): Promise<Settings> {
  switch (form.get('kind')) {
    case 'metadata':
      return fromMetadata(context, call, grant, form);
    case 'saml':
      return fromSaml(context, grant, form);
    default:
      return fromOidc(context, grant, form);
  }
}

async function fromMetadata(
  context: IdentityContext,
  call: WireCall,
  { tenantId }: SetupGrant,
  form: SetupForm,
): Promise<Settings> {
  const idpMetadataURL = addressIn(form, 'metadataUrl');
  const redirectURL = '';
  const { success } = OldMetadataBody.safeParse({ tenantId, idpMetadataURL, redirectURL });
  if (!success) throw new SetupRefused('metadataUrl', 'address');
  const caller = ofTenant(tenantId, call.remoteAddress);
  const idp = await publishedIdp(context, idpMetadataURL, undefined, caller).catch(
    (error: unknown) => {
      if (error instanceof WireError) throw new SetupRefused('metadataUrl', 'noMetadata');
      throw error;
    },
  );
  return (before) =>
    samlSettings(context, { ...idp, metadataUrl: idpMetadataURL }, keptSaml(before));
}

async function fromSaml(
  context: IdentityContext,
  { tenantId }: SetupGrant,
  form: SetupForm,
): Promise<Settings> {
  const idpURL = addressIn(form, 'idpUrl');
  const entityId = textIn(form, 'entityId');
  const idpCert = textIn(form, 'idpCert');
  const body = OldSettingsBody.safeParse({ tenantId, idpURL, entityId, idpCert });
  if (!body.success) {
    const [at] = body.error.issues[0]?.path ?? [];
    throw new SetupRefused(
      at === 'idpCert' ? 'idpCert' : 'entityId',
      at === 'idpCert' ? 'certificate' : 'refused',
    );
  }
  const idp = certified({ idpUrl: idpURL, entityId, idpCert });
  return (before) => samlSettings(context, idp, keptSaml(before));
}

function certified(fields: Parameters<typeof givenIdp>[0]) {
  try {
    return givenIdp(fields);
  } catch {
    throw new SetupRefused('idpCert', 'certificate');
  }
}

async function fromOidc(
  context: IdentityContext,
  { tenantId }: SetupGrant,
  form: SetupForm,
): Promise<Settings> {
  const issuer = addressIn(form, 'issuer');
  const clientId = textIn(form, 'clientId');
  const clientSecret = form.get('clientSecret')?.trim() ?? '';
  const body = OidcBody.safeParse({ tenantId, settings: { issuer, clientId, clientSecret } });
  if (!body.success) throw new SetupRefused('clientId', 'refused');
  await openSsoClient(context, { issuer, clientId, clientSecret }).catch(() => {
    throw new SetupRefused('issuer', 'noIssuer');
  });
  return (before) => {
    const settings = oidcSettings(context, { ...keptOidc(before), ...body.data.settings }, before);
    const isSecret = settings.kind === 'oidc' && settings.oidc.clientSecret !== undefined;
    if (!isSecret) throw new SetupRefused('clientSecret', 'required');
    return settings;
  };
}

function keptSaml(before: SsoConfiguration | null) {
  const redirectUrl =
    before?.settings?.kind === 'saml' ? before.settings.saml.redirectUrl : undefined;
  return { ...keptExtras(before), redirectUrl };
}

/** Settings without form fields; the addresses are the issuer's. */
function keptOidc(before: SsoConfiguration | null): Partial<OidcSettings> {
  if (before?.settings?.kind !== 'oidc') return {};
  const { name, redirectUrl, scope, prompt, userAttrMapping, groupsMapping, defaultSSORoles } =
    before.settings.oidc;
  return { name, redirectUrl, scope, prompt, userAttrMapping, groupsMapping, defaultSSORoles };
}

function textIn(form: SetupForm, name: string): string {
  const text = form.get(name)?.trim() ?? '';
  if (text === '') throw new SetupRefused(name, 'required');
  return text;
}

/** Development goes without TLS. */
function addressIn(form: SetupForm, name: string): string {
  const text = textIn(form, name);
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'https:' && protocol !== 'http:') throw new SetupRefused(name, 'address');
  return text;
}
