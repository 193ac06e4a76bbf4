import type { IdentityContext } from '../identity-context.ts';

/** One request, freed of HTTP. */
export interface WireCall {
  body: unknown;
  query: unknown;
  params: unknown;
  /** Refresh tokens that came along, the one of the header first. They may be of any age. */
  refreshTokens: readonly string[];
  remoteAddress: string;
  device: string;
  requestId: string;
}

export interface WireReply {
  body: object;
  /** Set-Cookie lines. */
  cookies?: readonly string[];
}

/**
 * - `public`: anybody.
 * - `project`: needs `Authorization: Bearer <project>`, which no form of another site can send.
 * - `management`: needs the management key.
 */
type WireAccess = 'public' | 'project' | 'management';

/** One route of the wire as plain data. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  access: WireAccess;
  /** A secret can be guessed here: attempts of one address are limited. */
  isGuessable?: boolean;
  run(context: IdentityContext, call: WireCall): Promise<WireReply>;
}
