import { request, requestTelling } from '../../../../app/http/api.ts';

/**
 * Sends the bytes of a file to a route that takes them raw; its name goes along percent-encoded.
 * `onSent` is told how many bytes are on their way, where the browser tells it.
 * Undefined after a 403, which has been told in a toast.
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
