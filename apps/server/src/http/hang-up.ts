import type { IncomingMessage } from 'node:http';

/** Node's errors for a connection closed by the other side, while reading or writing. */
const HANG_UP_CODES = new Set([
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ABORT_ERR',
]);
const MOST_CAUSES = 4;

/**
 * Whether a request failed because its caller closed the connection early. It needs no action, and no
 * one reads the response. An internal error stays one, whether the caller waited or not.
 */
export function isHangUp(error: unknown, request: IncomingMessage): boolean {
  const isGone = request.socket.destroyed || (request.destroyed && !request.complete);
  return isGone && isOfConnection(error, 0);
}

function isOfConnection(error: unknown, depth: number): boolean {
  if (!(error instanceof Error) || depth > MOST_CAUSES) return false;
  // Failures of connections that we opened name the system call.
  const isOwn = 'code' in error && HANG_UP_CODES.has(String(error.code)) && !('syscall' in error);
  return isOwn || isOfConnection(error.cause, depth + 1);
}
