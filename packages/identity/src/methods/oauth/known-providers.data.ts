/** How a provider's answer is read; see `profile-readers.ts`. */
export type ProfileShape = 'openid' | 'microsoft' | 'github' | 'discord' | 'facebook';

interface Addresses {
  authorizationUrl?: string;
  tokenUrl?: string;
  userInfoUrl?: string;
  jwksUrl?: string;
}

/** Common settings of well-known providers. */
export interface KnownProvider {
  issuer: string;
  /** Other values of `iss` in its id tokens. */
  otherIssuers?: readonly string[];
  /** What is missing is discovered from the issuer. */
  addresses?: Addresses;
  scopes: readonly string[];
  /** More for the authorization address. */
  parameters?: Readonly<Record<string, string>>;
  isOpenId: boolean;
  /** Leads the browser back by a posted form. */
  isPosted?: boolean;
  /** False: does not support PKCE for web applications and omits the nonce from its id tokens. */
  isBoundToCode?: boolean;
  profile: ProfileShape;
}

const OPEN_ID = {
  scopes: ['openid', 'email', 'profile'],
  isOpenId: true,
  profile: 'openid',
} as const;

export const KNOWN_PROVIDERS: ReadonlyMap<string, KnownProvider> = new Map(
  Object.entries({
    google: {
      ...OPEN_ID,
      issuer: 'https://accounts.google.com',
      otherIssuers: ['accounts.google.com'],
      addresses: {
        authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
        jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      },
    },
    // Id tokens carry the issuer of the person's own directory, which discovery says how to check.
    microsoft: {
      ...OPEN_ID,
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      profile: 'microsoft',
    },
    apple: {
      ...OPEN_ID,
      issuer: 'https://appleid.apple.com',
      addresses: {
        authorizationUrl: 'https://appleid.apple.com/auth/authorize',
        tokenUrl: 'https://appleid.apple.com/auth/token',
        jwksUrl: 'https://appleid.apple.com/auth/keys',
      },
      scopes: ['openid', 'email', 'name'],
      // Apple sends names and addresses only this way.
      parameters: { response_mode: 'form_post' },
      isPosted: true,
    },
    gitlab: {
      ...OPEN_ID,
      issuer: 'https://gitlab.com',
      addresses: {
        authorizationUrl: 'https://gitlab.com/oauth/authorize',
        tokenUrl: 'https://gitlab.com/oauth/token',
        userInfoUrl: 'https://gitlab.com/oauth/userinfo',
        jwksUrl: 'https://gitlab.com/oauth/discovery/keys',
      },
    },
    linkedin: {
      ...OPEN_ID,
      issuer: 'https://www.linkedin.com/oauth',
      addresses: {
        authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
        tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
        userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
        jwksUrl: 'https://www.linkedin.com/oauth/openid/jwks',
      },
      isBoundToCode: false,
    },
    slack: {
      ...OPEN_ID,
      issuer: 'https://slack.com',
      addresses: {
        authorizationUrl: 'https://slack.com/openid/connect/authorize',
        tokenUrl: 'https://slack.com/api/openid.connect.token',
        userInfoUrl: 'https://slack.com/api/openid.connect.userInfo',
        jwksUrl: 'https://slack.com/openid/connect/keys',
      },
    },
    github: {
      issuer: 'https://github.com',
      addresses: {
        authorizationUrl: 'https://github.com/login/oauth/authorize',
        tokenUrl: 'https://github.com/login/oauth/access_token',
        userInfoUrl: 'https://api.github.com/user',
      },
      scopes: ['read:user', 'user:email'],
      isOpenId: false,
      profile: 'github',
    },
    discord: {
      issuer: 'https://discord.com',
      addresses: {
        authorizationUrl: 'https://discord.com/oauth2/authorize',
        tokenUrl: 'https://discord.com/api/oauth2/token',
        userInfoUrl: 'https://discord.com/api/users/@me',
      },
      scopes: ['identify', 'email'],
      isOpenId: false,
      profile: 'discord',
    },
    facebook: {
      issuer: 'https://www.facebook.com',
      addresses: {
        authorizationUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
        tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
        userInfoUrl:
          'https://graph.facebook.com/v23.0/me?fields=id,name,email,first_name,middle_name,last_name',
      },
      scopes: ['email', 'public_profile'],
      isOpenId: false,
      profile: 'facebook',
    },
  }),
);
