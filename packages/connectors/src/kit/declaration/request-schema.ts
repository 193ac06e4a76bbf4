import { z } from 'zod';
import { Template } from './template.ts';

/** JSON with templates in its texts. A text that is exactly `{items}` becomes the list itself. */
export type JsonTemplate =
  | string
  | number
  | boolean
  | null
  | readonly JsonTemplate[]
  | { readonly [key: string]: JsonTemplate };

const JsonTemplate: z.ZodType<JsonTemplate> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(JsonTemplate),
    z.record(z.string(), JsonTemplate),
  ]),
);

/** One request. A query or header whose template is empty after filling is left out. */
export const RequestSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT']).default('GET'),
  /** Path below the stream's base, or a whole URL on a host that the declaration names. */
  path: Template,
  query: z.record(z.string(), Template).optional(),
  headers: z.record(z.string(), Template).optional(),
  /** JSON body. */
  body: JsonTemplate.optional(),
  /** Form body, instead of `body`. */
  form: z.record(z.string(), Template).optional(),
  /** GraphQL document and variables, instead of `body`; `errors` in the answer count as a failure. */
  graphql: z
    .strictObject({ query: z.string(), variables: z.record(z.string(), JsonTemplate).optional() })
    .optional(),
});

const TEXT_AUTH = { value: Template };

/** How a request says who asks. Secrets are named by templates and never written here. */
export const AuthSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('header'), name: z.string(), ...TEXT_AUTH }),
  z.strictObject({ type: z.literal('query'), name: z.string(), ...TEXT_AUTH }),
  z.strictObject({ type: z.literal('basic'), user: Template, password: Template }),
  z.strictObject({
    type: z.literal('oauth2_client'),
    tokenUrl: Template,
    clientId: Template,
    clientSecret: Template,
    scope: Template.optional(),
    audience: Template.optional(),
    resource: Template.optional(),
    /** Where the client's own credentials go. */
    send: z.enum(['body', 'basic', 'query']).default('body'),
    /** Further members of the token request. */
    extra: z.record(z.string(), Template).optional(),
  }),
  z.strictObject({
    type: z.literal('oauth2_password'),
    tokenUrl: Template,
    clientId: Template,
    clientSecret: Template,
    user: Template,
    password: Template,
  }),
  /** A refresh token got in a browser; a rotated one is stored instead of the old. */
  z.strictObject({
    type: z.literal('oauth2_code'),
    tokenUrl: Template,
    clientId: Template,
    clientSecret: Template,
    /** Id of the secret that holds the refresh token. */
    refreshToken: z.string(),
    send: z.enum(['body', 'basic']).default('basic'),
  }),
  /** A signed assertion: exchanged for a token (`tokenUrl`), or sent as the bearer itself. */
  z.strictObject({
    type: z.literal('jwt_assertion'),
    tokenUrl: Template.optional(),
    algorithm: z.enum(['RS256', 'ES256']).default('RS256'),
    /** Id of the secret that holds the PEM key, or a Google service-account JSON with it. */
    privateKey: z.string(),
    keyId: Template.optional(),
    issuer: Template,
    subject: Template.optional(),
    audience: Template,
    scope: Template.optional(),
    /** `grant`: jwt-bearer grant; `client`: client_assertion of client credentials. */
    as: z.enum(['grant', 'client', 'bearer']).default('grant'),
  }),
  /** A request that answers a session token. */
  z.strictObject({
    type: z.literal('login'),
    request: RequestSchema,
    /** Path of the token in the answer. */
    token: z.string(),
    header: z.string(),
    value: Template.default('{token}'),
    /** Seconds that a token is used for at most. */
    lifetimeSec: z.number().int().positive().default(600),
  }),
  /** Cortex: SHA-256 over key, nonce and time in three headers. */
  z.strictObject({ type: z.literal('digest_nonce'), keyId: Template, key: Template }),
  z.strictObject({
    type: z.literal('sigv4'),
    service: z.string(),
    region: Template,
    accessKeyId: Template,
    secretAccessKey: Template,
    roleArn: Template.optional(),
    externalId: Template.optional(),
  }),
]);

export type DeclaredRequest = z.input<typeof RequestSchema>;
export type DeclaredAuth = z.input<typeof AuthSchema>;
