import type { IncomingMessage } from 'node:http';
import { CLASSIFY_LIMITS, classifyRoutes, ClassifyText } from '@waybill/contract';
import type { Content } from './contents/content.ts';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readBody } from '../../http/read-body.ts';
import { isFile, sentFile } from '../../http/sent-file.ts';
import { AppError } from '../../platform/app-error.ts';

export function classifyRouteHandlers({ classifier }: Pick<Services, 'classifier'>): BoundRoute[] {
  return implement(classifyRoutes, {
    '/v1/classify': {
      POST: async ({ request, caller: { tenantId }, signal }) => {
        const content = isFile(request)
          ? await sentFile(request, CLASSIFY_LIMITS.fileBytes)
          : await sentText(request);
        return classifier.classify({ tenantId, content, signal });
      },
    },
  });
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
    // The parser's message quotes the text.
    throw new AppError('request.body_malformed');
  }
}
