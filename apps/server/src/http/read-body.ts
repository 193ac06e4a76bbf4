import type { IncomingMessage } from 'node:http';
import { AppError } from '../platform/app-error.ts';

/**
 * The whole body of a request, limited to this many bytes. Throws `request.too_large`, and
 * `request.body_malformed` if the client has disconnected.
 */
export async function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    // Destroying a request closes the connection, and its sender sees no response.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      if (!Buffer.isBuffer(part)) continue;
      bytes += part.length;
      if (bytes > mostBytes) throw new AppError('request.too_large');
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('request.body_malformed', { cause });
  }
  return Buffer.concat(parts);
}
