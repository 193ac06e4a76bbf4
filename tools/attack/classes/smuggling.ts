import { connect } from 'node:net';
import type { AttackClass } from '../arena/attack-class.ts';
import { freshAddress } from '../arena/send-shot.ts';

/** A marker in the path of the request hidden in another one's body. */
const HIDDEN = 'GET /v1/config?hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const QUIET_MS = 400;

/** Requests whose end two servers would see at different places. */
const REQUESTS: Readonly<Record<string, string>> = {
  'length and chunks': head(
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    `0\r\n\r\n${HIDDEN}`,
  ),
  'chunks and length': head(
    'Transfer-Encoding: chunked\r\nContent-Length: 60',
    `0\r\n\r\n${HIDDEN}`,
  ),
  'two lengths': head('Content-Length: 0\r\nContent-Length: 60', HIDDEN),
  'lengths in a list': head('Content-Length: 0, 60', HIDDEN),
  'length with a sign': head('Content-Length: +0', HIDDEN),
  'negative length': head('Content-Length: -1', HIDDEN),
  'odd chunks': head('Transfer-Encoding: xchunked', `0\r\n\r\n${HIDDEN}`),
  'chunks twice': head(
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    `0\r\n\r\n${HIDDEN}`,
  ),
  'space before the colon': head('Transfer-Encoding : chunked', `0\r\n\r\n${HIDDEN}`),
  'folded header': head('X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 0', HIDDEN),
  'bare line feeds': `POST /v1/setup HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN}`,
  'size that overflows': head('Transfer-Encoding: chunked', `FFFFFFFFFFFFFFFF1\r\n${HIDDEN}`),
  'name with a NUL': head('Content-Le\0ngth: 0', HIDDEN),
  'value with a NUL': head('X: a\0b\r\nContent-Length: 0', HIDDEN),
  'no host': `GET /v1/config HTTP/1.1\r\n\r\n${HIDDEN}`,
  'two hosts': `GET /v1/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${HIDDEN}`,
};

function head(headers: string, body: string): string {
  return `POST /v1/setup HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
}

export const attackClass: AttackClass = {
  title: 'Requests that hide another one',
  async run(arena) {
    const { hostname, port } = new URL(arena.address);
    for (const [probe, request] of Object.entries(REQUESTS)) {
      const text = await exchange({ host: hostname, port: Number(port) }, request);
      const act = { method: 'POST', path: '/v1/setup', route: 'POST /v1/setup' };
      // Only the hidden request asks for the configuration, and only a request with one host may be answered.
      arena.note(
        probe,
        act,
        text.includes('"projectId"') ? 'a request was answered that must not be' : null,
      );
    }
  },
};

/** All responses until the connection closes or is idle. */
function exchange(place: { host: string; port: number }, request: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ ...place, localAddress: freshAddress() }, () => socket.write(request));
    const end = (): void => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(QUIET_MS, end);
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('error', end);
    socket.on('close', end);
  });
}
