import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare } from '../../testing/drive-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../testing/test-app.ts';
import { isHangUp } from './hang-up.ts';

let app: TestApp;
let member: TestMember;
let port: number;
let secret: string;
beforeAll(async () => {
  app = await testApp();
  member = await testMember(app);
  const token = await member.call('POST', '/v1/integrations/tokens', {
    name: 'Drive',
    sourceId: 'google-drive',
  });
  ({ secret } = z.object({ secret: z.string() }).parse(token.json));
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends the head of a request and part of its body, then closes the connection. */
async function hangUpIn(head: readonly string[], part: string): Promise<void> {
  const before = hangUps().length;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = [...head, 'host: localhost', 'content-length: 100000', '', part];
  await new Promise((sent) => void socket.write(lines.join('\r\n'), sent));
  await nextTurn();
  socket.resetAndDestroy();
  await expect.poll(() => hangUps().length).toBe(before + 1);
}

const hangUps = () =>
  app.logLines.filter((line) => line.includes('the client closed the connection'));
/** Levels of pino: 40 is a warning, 50 an error. */
const loud = () => app.logLines.filter((line) => /"level":[4-6]0/.test(line));

test('a caller who hangs up while it sends events is no error', async () => {
  const share = JSON.stringify(
    publicShare({ id: 1, at: Date.now() - 1000, person: 'ana@ours.example', folder: 'a' }),
  );
  await hangUpIn(
    [
      'POST /v1/ingest/google-drive HTTP/1.1',
      `authorization: Bearer ${secret}`,
      'content-type: application/x-ndjson',
    ],
    `${share}\n{"half":`,
  );
  expect(loud()).toEqual([]);
});

test('a caller who hangs up while it sends JSON is no error', async () => {
  await hangUpIn(
    [
      'POST /v1/integrations/tokens HTTP/1.1',
      `session-token: ${member.sessionToken}`,
      'content-type: application/json',
    ],
    '{"name":',
  );
  expect(loud()).toEqual([]);
});

test('a failure of ours stays an error, also when the caller has hung up', async () => {
  const gone = await abandonedRequest();
  const aborted = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(isHangUp(aborted, gone)).toBe(true);
  expect(isHangUp(new Error('x', { cause: aborted }), gone)).toBe(true);
  expect(isHangUp(new TypeError('x'), gone)).toBe(false);
  const ofDatabase = Object.assign(new Error('x'), { code: 'ECONNRESET', syscall: 'read' });
  expect(isHangUp(ofDatabase, gone)).toBe(false);
});

/** A server-side request whose caller has disconnected. */
async function abandonedRequest(): Promise<IncomingMessage> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port: own } = server.address() as AddressInfo;
  const client = request({ host: '127.0.0.1', port: own, method: 'POST' });
  client.on('error', () => undefined);
  client.write('x');
  const [incoming]: [IncomingMessage, ServerResponse] = await new Promise((resolve) =>
    server.once('request', (...pair) => resolve(pair)),
  );
  incoming.on('error', () => undefined);
  client.destroy();
  await new Promise((closed) => void incoming.socket.once('close', closed));
  server.close();
  return incoming;
}
