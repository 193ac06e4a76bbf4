/** A provider that people sign in with, as the operator configures it. */
export interface OAuthProviderConfig {
  clientId: string;
  clientSecret: string;
  /** OpenID Connect issuer; its endpoints are discovered. Absent for the nine known providers. */
  issuer?: string;
  /** Instead of the known or discovered ones. */
  authorizationUrl?: string;
  tokenUrl?: string;
  userInfoUrl?: string;
  jwksUrl?: string;
  scopes?: readonly string[];
  /** Client ids of apps, also accepted in id tokens. Apps receive the first one. */
  nativeClientIds?: readonly string[];
  /**
   * Believes every address that the provider names, checked or not. Only where the operator decides who
   * has which address there, e.g. in their own directory.
   */
  isEmailTrusted?: boolean;
  /** Button label for providers other than the nine. */
  label?: string;
}

/** By name, e.g. `google`. Any name is allowed for an OpenID Connect issuer. */
export type OAuthProviders = Readonly<Record<string, OAuthProviderConfig>>;
