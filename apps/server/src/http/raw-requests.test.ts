import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await testApp();
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** The server's complete response to these bytes until it closes the connection. */
function answerTo(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const HEAD = ['Host: localhost', 'Connection: close'];

test.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
  ['an unknown coding', ['Transfer-Encoding: chunked, identity']],
  ['a space before the colon', ['Content-Length : 4']],
])('a request whose end is unclear is refused: %s', async (_, headers) => {
  const answer = await answerTo([
    'POST /v1/session/recovery HTTP/1.1',
    ...HEAD,
    ...headers,
    '',
    '0',
    '',
    'GET /v1/health HTTP/1.1',
    ...HEAD,
    '',
    '',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE gives nothing back of what was sent', async () => {
  const answer = await answerTo(['TRACE / HTTP/1.1', ...HEAD, 'X-Secret: s3cret-canary', '', '']);
  expect(answer).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(answer).not.toContain('canary');
});

test.each([
  ['/v1/health', '"code":"request.invalid"'],
  ['/v1/auth/me', '"errorCode"'],
])('two Host headers are refused: %s', async (path, expected) => {
  const answer = await answerTo([`GET ${path} HTTP/1.1`, 'Host: other', ...HEAD, '', '']);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(expected);
});
