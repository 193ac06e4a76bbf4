export const USER_STATUSES = ['enabled', 'disabled', 'invited'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A user with all API fields. */
export interface User {
  userId: string;
  loginIds: string[];
  status: UserStatus;
  /** Never empty. */
  name: string;
  givenName: string;
  middleName: string;
  familyName: string;
  email: string | null;
  phone: string | null;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  picture: string;
  customAttributes: Record<string, unknown>;
  isTest: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  hasPassword: boolean;
  /** Confirmed by a first code. */
  hasTotp: boolean;
  hasPasskey: boolean;
  hasSaml: boolean;
  hasOidc: boolean;
  /** Names of the providers that the user signs in with, e.g. `google`. */
  oauthProviders: string[];
  /** Roles and permissions that hold without a tenant. */
  roleNames: string[];
  permissions: string[];
  tenants: UserTenant[];
  /** Null until something is stored of it. */
  recovery: RecoveryContact | null;
}

export interface RecoveryContact {
  email: string | null;
  isEmailVerified: boolean;
  phone: string | null;
  isPhoneVerified: boolean;
}

export interface UserTenant {
  tenantId: string;
  tenantName: string;
  isDisabled: boolean;
  /** Life of tokens where the tenant shortens it; null: the provider's own. */
  sessionSeconds?: number | null;
  refreshSeconds?: number | null;
  roleNames: string[];
  permissions: string[];
}
