import { OidcSettings } from '../federation/oidc-settings.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Queryable } from '../store/statement.ts';
import { SamlSettings } from './saml-settings.ts';
import { selectSsoConfigurations, upsertSsoConfiguration, type SsoRow } from './sso-store.ts';

/** Id of a tenant's single configuration. */
export const DEFAULT_SSO_ID = 'default';

export type SsoSettings =
  | { kind: 'saml'; saml: SamlSettings }
  | { kind: 'oidc'; oidc: OidcSettings };

/** An identity provider of a tenant's own. */
export interface SsoConfiguration {
  tenantId: string;
  ssoId: string;
  displayName: string;
  /** Mail domains whose addresses sign in here; in lower case. */
  domains: string[];
  /** Null: not set up yet. */
  settings: SsoSettings | null;
}

/** The configuration as issuer of identities: no tenant or provider speaks for another. */
export function ssoIssuer({ tenantId, ssoId }: { tenantId: string; ssoId: string }): string {
  return `${tenantId}/${ssoId}`;
}

/** The tenant's configuration, without an id the default one; null if none. */
export async function ssoConfigurationOf(
  context: Pick<IdentityContext, 'vault'>,
  db: Queryable,
  tenantId: string,
  ssoId?: string,
): Promise<SsoConfiguration | null> {
  const wanted = { tenantId, ssoId: ssoId || DEFAULT_SSO_ID };
  const [row] = await selectSsoConfigurations(db, wanted);
  return row ? fromRow(context, row) : null;
}

/** Every configuration of the tenant, the oldest first. */
export async function ssoConfigurationsOf(
  context: Pick<IdentityContext, 'vault'>,
  db: Queryable,
  tenantId: string,
): Promise<SsoConfiguration[]> {
  const rows = await selectSsoConfigurations(db, { tenantId, ssoId: null });
  return rows.map((row) => fromRow(context, row));
}

/** Replaces the stored configuration, except for its domains. */
export async function saveSsoConfiguration(
  context: Pick<IdentityContext, 'vault' | 'clock'>,
  db: Queryable,
  configuration: Omit<SsoConfiguration, 'domains'>,
): Promise<void> {
  const { settings } = configuration;
  const plain = settings?.kind === 'saml' ? settings.saml : settings?.oidc;
  await upsertSsoConfiguration(db, {
    ...configuration,
    kind: settings?.kind ?? null,
    sealedSettings: plain
      ? context.vault.seal(Buffer.from(JSON.stringify(plain)), ssoLabel(configuration))
      : null,
    now: new Date(context.clock()),
  });
}

function fromRow({ vault }: Pick<IdentityContext, 'vault'>, row: SsoRow): SsoConfiguration {
  const id = { tenantId: row.tenant_id, ssoId: row.sso_id };
  const opened =
    row.sealed_settings === null
      ? null
      : JSON.parse(vault.open(row.sealed_settings, ssoLabel(id)).toString('utf8'));
  return {
    ...id,
    displayName: row.display_name,
    domains: row.domains,
    settings: settingsOf(row.kind, opened),
  };
}

function settingsOf(kind: SsoRow['kind'], opened: unknown): SsoSettings | null {
  if (kind === 'saml') return { kind, saml: SamlSettings.parse(opened) };
  if (kind === 'oidc') return { kind, oidc: OidcSettings.parse(opened) };
  return null;
}

/** Binding of the sealed value. */
export function ssoLabel({ tenantId, ssoId }: { tenantId: string; ssoId: string }): string {
  return `sso ${JSON.stringify([tenantId, ssoId])}`;
}
