import type { CostlyKind } from '../costly/costly-work.ts';
import type { IdentityContext } from '../identity-context.ts';

/** One request, freed of HTTP. */
export interface WireCall {
  body: unknown;
  query: unknown;
  params: unknown;
  /** Given refresh tokens, the header's first. They may be of any age. */
  refreshTokens: readonly string[];
  /** The part of the bearer that is neither project nor token, e.g. an access key. */
  key: string | null;
  /** Value of a cookie; null when it did not come along. */
  cookie(name: string): string | null;
  /** Value of a header, by its lower-case name. */
  header(name: string): string | undefined;
  remoteAddress: string;
  device: string;
  requestId: string;
}

export interface WireReply {
  body: object;
  /** No login id was looked up, so the response time reveals nothing. */
  isOfNobody?: boolean;
  /** Set-Cookie lines. */
  cookies?: readonly string[];
  headers?: Readonly<Record<string, string>>;
  /** Sends the browser there (303) instead of the body: only for addresses that browsers open. */
  redirect?: string;
  /** Goes out instead of the body: only for documents that no client library asks for. */
  text?: { contentType: string; content: string };
}

/**
 * - `public`: anyone.
 * - `project`: needs `Authorization: Bearer <project>`, which no form of another site can send.
 * - `management`: needs the management key.
 */
type WireAccess = 'public' | 'project' | 'management';

/**
 * What a caller without the management key can do to an account here.
 *
 * - `none`: nothing.
 * - `own-sign-in`: refresh, narrow or end the caller's own sign-in.
 * - `sign-in`: ask for a proof, or bring one. It may complete a change that passed the gate when it was
 *   asked for.
 * - `sign-up`: create an account.
 * - `change`: change what opens an account, its addresses or its other sign-ins. It passes the gate
 *   (`sessions/credential-gate.ts`).
 * - `end-all`: end every sign-in, with a link that only the addresses of the account were sent.
 * - `sso-setup`: set up single sign-on of one tenant, with a link that the holder of the management key
 *   gave out.
 */
type AccountEffect =
  | 'none'
  | 'own-sign-in'
  | 'sign-in'
  | 'sign-up'
  | 'change'
  | 'end-all'
  | 'sso-setup';

/** One route of the wire as plain data. */
export type Endpoint = Route &
  ({ access: 'management' } | { access: Exclude<WireAccess, 'management'>; effect: AccountEffect });

interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `{project}` represents the project id. */
  path: string;
  /** A secret can be guessed here: attempts per address are limited. */
  isGuessable?: boolean;
  /**
   * Expensive work that an unauthenticated caller can trigger here, without a state, a challenge or a
   * one-time code. It is limited by address, so it needs `isGuessable`.
   */
  unproven?: readonly CostlyKind[];
  /**
   * Takes `application/x-www-form-urlencoded` and nothing else, at most this many bytes: what another
   * site makes the browser post here.
   */
  formBytes?: number;
  /** Replaces error 429 where a browser shows the response. */
  tooManyReply?(context: IdentityContext): WireReply;
  run(context: IdentityContext, call: WireCall): Promise<WireReply>;
}

/** What a file `*-endpoints.ts` exports as `endpoints`. */
export type EndpointGroup = readonly Endpoint[];
