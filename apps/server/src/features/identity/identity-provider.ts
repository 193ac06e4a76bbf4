import type { OwnSession, SetupLink } from '@waybill/identity';
import type { FastifyPluginAsync } from 'fastify';

/** The identity provider as the product sees it, whether it runs in this process or elsewhere. */
export interface IdentityProvider {
  mode: 'embedded' | 'hosted';
  projectId: string;
  /** Mounts the provider's API; null if another server has it. */
  plugin: FastifyPluginAsync | null;
  /** Claims of an unexpired token that the provider signed for this project; else null. */
  verify(token: string): Promise<unknown>;
  /** Whether the provider still publishes the key of a token that `verify` has accepted before. */
  acceptsKeyOf(token: string): Promise<boolean>;
  /** Whether session tokens with the `sid` must be refused before their expiry. */
  isSessionRevoked(sid: string): boolean;
  /** True until the first administrator exists. */
  needsSetup(): Promise<boolean>;
  /** A one-time link for the first administrator, valid for an hour; null if one exists. */
  createSetupLink(): Promise<SetupLink | null>;
  /** Does the work once, for the token of the valid link; false for any other token. */
  useSetupToken(token: string, work: () => Promise<void>): Promise<boolean>;
  /** Null if the provider does not tell them. */
  sessions: {
    list(userId: string): Promise<OwnSession[]>;
    /** False if the user has none. */
    end(userId: string, sessionId: string): Promise<boolean>;
  } | null;
}

/** An open provider, and how the published SDK reaches its management. */
export interface OpenProvider {
  provider: IdentityProvider;
  projectId: string;
  managementKey: string;
  /** Address of the API for this process. */
  baseUrl: string;
  close(): Promise<void>;
}
