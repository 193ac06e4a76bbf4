import type { IncomingMessage } from 'node:http';
import { FILE_NAME_HEADER } from '@waybill/contract';
import type { Content } from '../features/classification/contents/content.ts';
import { AppError } from '../platform/app-error.ts';
import { readBody } from './read-body.ts';

const LONGEST_NAME = 255;

/** Whether the body of a request is a file: only then it has a name. */
export function isFile({ headers }: IncomingMessage): boolean {
  return headers[FILE_NAME_HEADER] !== undefined;
}

/** A file as the body of a request. Throws as `readBody`, and `request.invalid` for its name. */
export async function sentFile(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Extract<Content, { kind: 'file' }>> {
  const name = fileName(request);
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
  return { kind: 'file', name, mediaType, bytes: await readBody(request, mostBytes) };
}

function fileName({ headers }: IncomingMessage): string | null {
  try {
    return (
      decodeURIComponent(String(headers[FILE_NAME_HEADER] ?? '')).slice(0, LONGEST_NAME) || null
    );
  } catch {
    throw new AppError('request.invalid', {
      errors: [{ path: FILE_NAME_HEADER, message: 'is not valid percent-encoding' }],
    });
  }
}
