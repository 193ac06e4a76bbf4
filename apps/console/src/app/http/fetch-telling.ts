/** Minimum body size in bytes for progress reports. */
const WORTH_TELLING = 256 * 1024;

/**
 * Like `fetch`, with upload progress, which `fetch` does not report. Rejects with a `TypeError` without
 * a response, like `fetch`.
 */
export function fetchTelling(onSent: (bytes: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> => {
    const { body } = init;
    if (!(body instanceof Blob) || body.size < WORTH_TELLING) return fetch(url, init);
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(init.method ?? 'GET', url);
      call.withCredentials = init.credentials === 'include';
      call.responseType = 'blob';
      for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
      call.upload.addEventListener('load', () => onSent(body.size));
      call.addEventListener('load', () => resolve(answerOf(call)));
      call.addEventListener('error', () => reject(new TypeError('There was no answer')));
      call.send(body);
    });
  };
}

function answerOf(call: XMLHttpRequest): Response {
  const type = call.getResponseHeader('content-type');
  const headers = type === null ? undefined : { 'content-type': type };
  const body: unknown = call.response;
  return new Response(body instanceof Blob ? body : null, {
    status: call.status,
    statusText: call.statusText,
    ...(headers && { headers }),
  });
}
