import { request } from '../../../../app/http/api.ts';

/**
 * Sends the bytes of a file to a route that takes them raw; its name goes along percent-encoded.
 * Undefined after a 403, which has been told in a toast.
 * @throws ApiError, TypeError
 */
export function sendFile<T>(
  method: 'POST' | 'PUT',
  path: string,
  file: File,
): Promise<T | undefined> {
  return request<T>(path, {
    method,
    body: file,
    headers: {
      'content-type': 'application/octet-stream',
      'file-name': encodeURIComponent(file.name),
    },
  });
}
