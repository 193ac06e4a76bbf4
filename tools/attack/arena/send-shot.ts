import { Agent, request, type IncomingMessage } from 'node:http';
import type { Answer, Shot } from './attack-class.ts';

const TIMEOUT_MS = 60_000;
/** More of an answer is not kept: no judge needs it. */
const KEPT_BYTES = 4_000_000;

/** A number that is different at each call; it becomes three parts of an address. */
let issued = Math.floor(Math.random() * 2 ** 20);

/**
 * A loopback address that nothing was sent from before. The product counts attempts by address, and an attack
 * comes from many. Linux answers on all of 127.0.0.0/8; other systems on 127.0.0.1 only.
 */
export function freshAddress(): string {
  if (process.platform !== 'linux') return '127.0.0.1';
  issued += 1;
  return `127.${1 + ((issued >> 16) % 250)}.${(issued >> 8) & 255}.${1 + (issued % 254)}`;
}

/** Sends a request as it is written: nothing normalises the path, and no header is added but Host. */
export function sendShot(base: URL, shot: Shot): Promise<Answer> {
  const payload = payloadOf(shot);
  const isJson = shot.raw === undefined && payload !== undefined;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: base.hostname,
        port: base.port,
        method: shot.method,
        path: shot.path,
        localAddress: shot.from ?? freshAddress(),
        agent: new Agent({ keepAlive: false }),
        headers: {
          ...(isJson ? { 'content-type': 'application/json' } : {}),
          ...(payload === undefined ? {} : { 'content-length': String(payload.length) }),
          ...shot.headers,
        },
      },
      (answer) => void readAnswer(answer).then(resolve, reject),
    );
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

function payloadOf({ body, raw }: Shot): Buffer | undefined {
  if (raw !== undefined) return Buffer.from(raw);
  return body === undefined ? undefined : Buffer.from(JSON.stringify(body));
}

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const buffer = Buffer.from(part);
    bytes += buffer.length;
    if (bytes <= KEPT_BYTES) parts.push(buffer);
  }
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(parts).toString('utf8'),
  };
}
