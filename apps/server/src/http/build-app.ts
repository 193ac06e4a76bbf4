import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { ROUTES } from '@waybill/contract';
import { fastify, type FastifyInstance } from 'fastify';
import { closerKeeper } from '../features/cases/keep-closers.ts';
import { FEATURES } from '../features.gen.ts';
import { bindRoutes } from './bind-routes.ts';
import { leadToConsole, serveConsole } from './console-files.ts';
import { contentPolicy } from './content-policy.ts';
import { serveMessages } from './dev-messages/serve-messages.ts';
import { serveScim } from '../features/identity/directory/scim/scim-plugin.ts';
import { followAccessChanges } from '../features/identity/access/follow-access-changes.ts';
import { allowOrigins } from '../features/identity/cross-origin.ts';
import type { Config } from '../platform/config.ts';
import { consoleOrigins, hasConsole, ownOrigins } from '../platform/console-origins.ts';
import { signInAddress } from '../platform/regions.ts';
import { serveErrorPage } from './error-page.ts';
import { refuseTwoHosts } from './refuse-two-hosts.ts';
import type { Services } from './feature.ts';
import { authenticateIntegrationToken } from './integration-token.ts';
import { answerMalformedAddress } from './malformed-address.ts';
import { noteSessions } from './session/note-session.ts';
import { sessionAuthenticator } from './session/session-authenticator.ts';

const CONSOLE_FOLDER = path.resolve(import.meta.dirname, '../../../console/dist');

/** What a page may ask the device for; passkeys are left to the browser’s own rule. */
const DEVICE_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/**
 * The whole HTTP application: product API and identity provider, and the console on the same origin
 * unless another region serves it.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, identity } = services;
  const app = fastify({
    logger: false,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    frameworkErrors: answerMalformedAddress,
    ...(config.tlsCertFile
      ? { https: { cert: readFileSync(config.tlsCertFile), key: readFileSync(config.tlsKeyFile) } }
      : {}),
  });
  refuseTwoHosts(app);
  await protect(app, config, identity.projectId);
  // Requests are decompressed where their size is watched: in the ingest path.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  const following = await followAccessChanges(services);
  app.addHook('onClose', () => following.close());
  keepClosers(app, services);
  if (identity.plugin) await app.register(identity.plugin);
  acceptEmptyJson(app);
  const { database, languages, log, messages } = services;
  const authenticateSession = sessionAuthenticator(services);
  const routes = FEATURES.flatMap((feature) => feature.routes(services));
  requireEveryRoute(routes);
  bindRoutes(app, routes, {
    database,
    languages,
    log,
    authenticateSession,
    noteSession: identity.mode === 'hosted' ? noteSessions(database, services.now) : undefined,
    authenticateToken: (request) => authenticateIntegrationToken(database, request),
  });
  serveScim(app, services);
  serveMessages(app, { catcher: messages.catcher, authenticate: authenticateSession });
  serveErrorPage(app);
  if (hasConsole(config)) await serveConsole(app, CONSOLE_FOLDER);
  else leadToConsole(app, signInAddress(config));
  return app;
}

/** The headers of docs/architecture/page-policy.md, and who may call from elsewhere. */
async function protect(app: FastifyInstance, config: Config, projectId: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config, projectId) },
    strictTransportSecurity:
      ownOrigins(config)[0].startsWith('https:') || config.tlsCertFile !== '',
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', DEVICE_POLICY);
  });
  // Without a console of this region, the consoles of other regions may call it; otherwise no other origin may.
  const strangers: string[] = hasConsole(config) ? [] : consoleOrigins(config);
  allowOrigins(app, (origin) => strangers.includes(origin));
}

/** Changes of the embedded provider's users, memberships and roles; searches change nothing. */
const CHANGES_MEMBERS = /^\/v\d\/mgmt\/(?!.*\/search)/;

/** Restricted cases keep someone who can close them, also when a change of members is answered. */
function keepClosers(app: FastifyInstance, services: Services): void {
  const keeper = closerKeeper(services);
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || !CHANGES_MEMBERS.test(request.url)) return;
    // Strangers are refused without any work.
    if (reply.statusCode >= 400) return;
    services.memberRights.outdate();
    await keeper.look();
  });
  app.addHook('onClose', () => keeper.stop());
}

/** A number of proxies in front as the function that the framework takes. */
export function trustedHops(proxies: Config['trustProxy']) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number): boolean => hop < proxies;
}

/** Every call of the console says JSON, also one that has nothing to say: no body is no fault. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else void parse(request, body.toString(), done);
  });
}

/** A route of the contract that nothing serves stops the start: better than a 404 later. */
function requireEveryRoute(routes: readonly { path: string; method: string }[]): void {
  const served = new Set(routes.map((route) => `${route.method} ${route.path}`));
  const missing = Object.entries(ROUTES)
    .flatMap(([route, methods]) => Object.keys(methods).map((method) => `${method} ${route}`))
    .filter((name) => !served.has(name));
  if (missing.length > 0) throw new Error(`No feature serves ${missing.join(', ')}`);
}
