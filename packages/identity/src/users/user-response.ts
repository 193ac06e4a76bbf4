import type { User } from './user.ts';

/** A user as the wire has one. Times are in seconds since 1970. */
export function userResponse(user: User) {
  return {
    loginIds: user.loginIds,
    userId: user.userId,
    name: user.name,
    givenName: user.givenName,
    middleName: user.middleName,
    familyName: user.familyName,
    email: user.email ?? '',
    phone: user.phone ?? '',
    verifiedEmail: user.isEmailVerified,
    verifiedPhone: user.isPhoneVerified,
    roleNames: user.roleNames,
    permissions: user.permissions,
    userTenants: user.tenants.map(({ tenantId, tenantName, roleNames, permissions }) => ({
      tenantId,
      tenantName,
      roleNames,
      permissions,
    })),
    status: user.status,
    picture: user.picture,
    test: user.isTest,
    customAttributes: user.customAttributes,
    createdTime: Math.floor(user.createdAt.getTime() / 1000),
    lastLogin: user.lastLoginAt ? Math.floor(user.lastLoginAt.getTime() / 1000) : 0,
    TOTP: user.hasTotp,
    SAML: user.hasSaml,
    SCIM: false,
    password: user.hasPassword,
    webauthn: user.hasPasskey,
    push: false,
    OIDC: user.hasOidc,
    OAuth: Object.fromEntries(user.oauthProviders.map((provider) => [provider, true])),
    ssoAppIds: [],
    externalIds: user.loginIds,
    editable: true,
  };
}
