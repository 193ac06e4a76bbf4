/** Someone who is signed in. */
export interface Account {
  email: string;
  password: string;
  sessionToken: string;
}

/** A tenant with its people and what it has. */
export interface Party {
  tenantId: number;
  /** The tenant's id at the identity provider. */
  idpTenantId: string;
  owner: Account;
  /** Members by role; `None` has no role at all. */
  members: Readonly<Record<string, Account>>;
  /** Ids of things of the tenant, by the names of the parameters of routes. */
  ids: Readonly<Record<string, string>>;
  /** Ingest token of a source. */
  ingestToken: string;
  hook: Hook;
  /** Texts that no one outside the tenant may see. */
  markers: readonly string[];
  /** Sessions that are not good, by what is wrong with them. */
  badSessions: Readonly<Record<string, string>>;
  /** A person with an authenticator app, signed in by the password only. */
  halfSignedIn: HalfSignedIn;
}

export interface HalfSignedIn {
  email: string;
  password: string;
  refreshToken: string;
}

/** A receiver of signed deliveries. */
export interface Hook {
  integrationId: string;
  streamId: string;
  path: string;
}

/** What every party’s webhook is signed with. */
export const WEBHOOK_KEY = 'the key of the webhook';
