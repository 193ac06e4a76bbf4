import type { IncomingMessage } from 'node:http';
import { CLASSIFY_LIMITS, classifyRoutes, ClassifyText, FILE_NAME_HEADER } from '@waybill/contract';
import type { Content } from '../../classification/content.ts';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readBody } from '../../http/read-body.ts';
import { AppError } from '../../platform/app-error.ts';

const LONGEST_NAME = 255;

export function classifyRouteHandlers({ classifier }: Pick<Services, 'classifier'>): BoundRoute[] {
  return implement(classifyRoutes, {
    '/v1/classify': {
      POST: async ({ request, caller: { tenantId } }) =>
        classifier.classify({ tenantId, content: await sentContent(request) }),
    },
  });
}

async function sentContent(request: IncomingMessage): Promise<Content> {
  const name = fileName(request.headers[FILE_NAME_HEADER]);
  if (name === undefined) return sentText(request);
  const bytes = await readBody(request, CLASSIFY_LIMITS.fileBytes);
  return { kind: 'file', name, mediaType: mediaTypeOf(request), bytes };
}

async function sentText(request: IncomingMessage): Promise<Content> {
  const body = await readBody(request, CLASSIFY_LIMITS.textBytes);
  const { text } = ClassifyText.parse(jsonOf(body));
  return { kind: 'text', text };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // What the parser says quotes the text.
    throw new AppError('request.body_malformed');
  }
}

/** The name, null where it is empty, undefined where no file was sent. */
function fileName(header: string | string[] | undefined): string | null | undefined {
  if (typeof header !== 'string') return undefined;
  try {
    return decodeURIComponent(header).slice(0, LONGEST_NAME) || null;
  } catch {
    throw new AppError('request.invalid', {
      errors: [{ path: FILE_NAME_HEADER, message: 'is not percent-encoded' }],
    });
  }
}

function mediaTypeOf({ headers }: IncomingMessage): string | null {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
}
