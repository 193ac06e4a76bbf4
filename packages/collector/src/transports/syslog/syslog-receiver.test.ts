import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { testCertificate } from '@waybill/testkit/test-certificate';
import { afterEach, expect, test } from 'vitest';
import {
  startSyslogReceiver,
  type SyslogReceiver,
  type SyslogReceiverOptions,
  type SyslogSource,
} from './syslog-receiver.ts';

const receivers: SyslogReceiver[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
});

/** A receiver that stores its lines; `got(n)` resolves when there are n of them. */
async function receiving(change: Partial<SyslogReceiverOptions> = {}) {
  const lines: string[] = [];
  const sources: SyslogSource[] = [];
  let wake = (): void => undefined;
  const receiver = await startSyslogReceiver({
    protocol: 'tcp',
    host: '127.0.0.1',
    port: 0,
    accepts: () => true,
    onLines: (more, source) => {
      lines.push(...more);
      sources.push(source);
      wake();
      return Promise.resolve();
    },
    ...change,
  });
  receivers.push(receiver);
  const got = async (count: number): Promise<string[]> => {
    while (lines.length < count) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return lines;
  };
  return { receiver, got, sources };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Also after an error, which is how some of these connections end. */
const closed = (socket: Socket): Promise<void> => {
  socket.resume();
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
};

test('lines come over TCP in both framings, with where they come from', async () => {
  const { receiver, got, sources } = await receiving();
  const socket = await connected(receiver.port);
  socket.write('<13>one\n7 <13>two<13>th');
  socket.end('ree');
  expect(await got(3)).toEqual(['<13>one', '<13>two', '<13>three']);
  expect(sources[0]).toEqual({ protocol: 'tcp', address: '127.0.0.1', localPort: receiver.port });
  expect(receiver.counts()).toMatchObject({ lines: 3, tooLong: 0 });
});

test('lines come over TLS, and a wrong certificate authority is the sender’s to refuse', async () => {
  const tls = testCertificate();
  const { receiver, got } = await receiving({ protocol: 'tls', tls });
  const socket = connectTls({ port: receiver.port, host: '127.0.0.1', ca: tls.cert });
  await once(socket, 'secureConnect');
  socket.end('<13>CEF:0|a|b|1|2|three|4|\n');
  expect(await got(1)).toEqual(['<13>CEF:0|a|b|1|2|three|4|']);
  const plain = await connected(receiver.port);
  plain.write('<13>not encrypted\n');
  await closed(plain);
  expect(receiver.counts().lines).toBe(1);
});

test('with an authority for senders, only its certificates may send', async () => {
  const [own, sender] = [testCertificate(), testCertificate()];
  const { receiver, got } = await receiving({ protocol: 'tls', tls: { ...own, ca: sender.cert } });
  const target = { port: receiver.port, host: '127.0.0.1', ca: own.cert };
  const stranger = connectTls(target);
  stranger.on('error', () => undefined);
  stranger.write('<13>stranger\n');
  await closed(stranger);
  const known = connectTls({ ...target, ...sender, ca: own.cert });
  known.end('<13>known\n');
  expect(await got(1)).toEqual(['<13>known']);
});

test('a datagram is a message', async () => {
  const { receiver, got, sources } = await receiving({ protocol: 'udp', maxLineBytes: 100 });
  const socket = createSocket('udp4');
  const send = (text: string): Promise<void> =>
    new Promise((resolve) => {
      socket.send(text, receiver.port, '127.0.0.1', () => resolve());
    });
  await send('x'.repeat(101));
  await send('<13>one\nand its second line\n');
  await send('<13>two');
  expect(await got(2)).toEqual(['<13>one\nand its second line', '<13>two']);
  expect(sources[0]).toMatchObject({ protocol: 'udp', address: '127.0.0.1' });
  expect(receiver.counts()).toMatchObject({ lines: 2, tooLong: 1 });
  socket.close();
});

test('senders that nobody knows are not read', async () => {
  const { receiver } = await receiving({ accepts: () => false });
  const socket = await connected(receiver.port);
  socket.write('<13>secret\n');
  await closed(socket);
  expect(receiver.counts()).toMatchObject({ lines: 0, refused: 1, connections: 0 });
});

test('no more connections than allowed, and no longer lines', async () => {
  const { receiver, got } = await receiving({ maxConnections: 1, maxLineBytes: 20 });
  const first = await connected(receiver.port);
  const second = await connected(receiver.port);
  await closed(second);
  first.end(`<13>${'x'.repeat(30)}\n<13>short\n`);
  expect(await got(1)).toEqual(['<13>short']);
  await closed(first);
  expect(receiver.counts()).toMatchObject({ overflow: 1, tooLong: 1 });
});

test('a sender waits while its lines are being taken, and is cut off when they cannot be', async () => {
  const taken: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { receiver } = await receiving({
    onLines: async (lines) => {
      taken.push(...lines);
      await gate;
      throw new Error('the disk is full');
    },
  });
  const socket = await connected(receiver.port);
  socket.write('<13>one\n');
  // Exceeds all buffers on the way: the sender is blocked while no one reads.
  const flood = `<13>${'x'.repeat(50_000)}\n`.repeat(400);
  const isSent = socket.write(flood);
  expect(isSent).toBe(false);
  open();
  await closed(socket);
  expect(taken[0]).toBe('<13>one');
  expect(taken.length).toBeLessThan(400);
});

test('stopping closes the connections', async () => {
  const { receiver } = await receiving();
  const socket = await connected(receiver.port);
  const done = closed(socket);
  await receiver.stop();
  await done;
  await expect(connected(receiver.port)).rejects.toThrow('ECONNREFUSED');
  receivers.length = 0;
});
