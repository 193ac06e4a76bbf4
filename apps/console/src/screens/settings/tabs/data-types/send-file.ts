import { request, requestTelling } from '../../../../app/http/api.ts';

/**
 * Sends the raw bytes of a file to a route; its name is percent-encoded. `onSent` receives the number
 * of sent bytes, if the browser reports it. Undefined after a 403, which a toast reported.
 * @throws ApiError, TypeError
 */
export function sendFile<T>(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  onSent?: (bytes: number) => void,
): Promise<T | undefined> {
  const send = onSent === undefined ? request : requestTelling(onSent);
  return send<T>(path, {
    method,
    body: file,
    headers: {
      'content-type': 'application/octet-stream',
      'file-name': encodeURIComponent(file.name),
    },
  });
}
