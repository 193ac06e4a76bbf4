import type { Catcher } from '@waybill/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { AuthenticateSession } from '../session/session-authenticator.ts';
import { messagesPage, signInPage, STYLE } from './messages-page.ts';

/**
 * Serves /dev/messages: in development, an administrator reads messages to people there. Without a
 * catcher the page does not exist. It is opened like any page, so the session is in its cookie.
 */
export function serveMessages(
  app: FastifyInstance,
  options: { catcher: Catcher | null; authenticate: AuthenticateSession },
): void {
  const { catcher, authenticate } = options;
  app.get('/dev/messages', async (request, reply) => {
    if (!catcher) throw new AppError('route.not_found');
    const isAllowed = await isAdministrator(authenticate, request);
    return isAllowed
      ? sendPage(reply, messagesPage(catcher.list()))
      : sendPage(reply.status(401), signInPage());
  });
  app.get('/dev/messages.css', async (_request, reply) => {
    if (!catcher) throw new AppError('route.not_found');
    return reply.type('text/css; charset=utf-8').send(STYLE);
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

async function isAdministrator(
  authenticate: AuthenticateSession,
  request: FastifyRequest,
): Promise<boolean> {
  const token = request.headers['session-token'] ?? sessionCookie(request.headers.cookie);
  return authenticate(token).then(
    ({ permissions }) => permissions.has('setting:manage'),
    (error: unknown) => {
      if (error instanceof AppError && error.code.startsWith('session.')) return false;
      throw error;
    },
  );
}

function sessionCookie(header: string | undefined): string | undefined {
  return /(?:^|;\s*)DS=([^;]*)/.exec(header ?? '')?.[1];
}
