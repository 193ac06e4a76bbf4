import { ERRORS } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

/**
 * Serves the target of every problem's `type`: all errors on one page, each with its code as anchor.
 */
export function serveErrorPage(app: FastifyInstance): void {
  const page = errorPage();
  app.get('/docs/errors', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
  );
}

function errorPage(): string {
  const entries = Object.entries(ERRORS).map(
    ([code, { status, title, action }]) =>
      `<section id="${escaped(code)}"><h2>${escaped(code)}</h2><p>${status}: ${escaped(title)}.</p><p>${escaped(action)}</p></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Waybill errors</title></head>
<body><h1>Errors</h1>
${entries.join('\n')}
</body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES.get(character) ?? '');
}
