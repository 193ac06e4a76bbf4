import type { Message } from '@waybill/identity';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createMailSender, type MailSender } from './mail-sender.ts';

const FROM = 'Waybill <waybill@ours.example>';
const LETTER: Message = {
  method: 'email',
  to: 'ana@ours.example',
  kind: 'otp',
  subject: 'Your code – größer',
  text: 'Your code is 123456\n.\nhttps://console.test/login?t=abc',
  html: '<p>Your code is <b>123456</b></p>',
};

const closing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Received {
  recipients: string[];
  raw: string;
}

/** A real server on the loopback that stores received mail. */
async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const address = await new Promise<ReturnType<typeof server.server.address>>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.server.address()));
  });
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { port: typeof address === 'object' && address ? address.port : 0, received };
}

function sender(smtpUrl: string): MailSender {
  const mail = createMailSender({ smtpUrl, from: FROM });
  closing.unshift(() => mail.close());
  return mail;
}

test('real mail arrives, as text and as HTML', async () => {
  const { port, received } = await mailServer();
  await sender(`smtp://127.0.0.1:${port}`).send(LETTER);
  expect(received.map(({ recipients }) => recipients)).toEqual([[LETTER.to]]);
  const mail = await PostalMime.parse(received[0]?.raw ?? '');
  expect(mail.from).toEqual({ name: 'Waybill', address: 'waybill@ours.example' });
  expect(mail.to).toEqual([{ name: '', address: LETTER.to }]);
  expect(mail.subject).toBe(LETTER.subject);
  expect(mail.text?.trimEnd()).toBe(LETTER.text);
  expect(mail.html?.trimEnd()).toBe(LETTER.html);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});

test('several messages share few connections', async () => {
  const sessions = new Set<string>();
  const { port, received } = await mailServer({
    onConnect(session, done) {
      sessions.add(session.id);
      done();
    },
  });
  const { send } = sender(`smtp://127.0.0.1:${port}`);
  await Promise.all(Array.from({ length: 12 }, () => send(LETTER)));
  expect(received).toHaveLength(12);
  expect(sessions.size).toBeLessThanOrEqual(3);
});

test('user and password of the address are used, whatever is in them', async () => {
  const seen: string[] = [];
  const { port } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push(`${username} ${password}`);
      done(null, { user: username });
    },
  });
  await sender(`smtp://w%40ours:p%3A%2F%40ss@127.0.0.1:${port}`).send(LETTER);
  expect(seen).toEqual(['w@ours p:/@ss']);
});

test('a subject brings no header along', async () => {
  const { port, received } = await mailServer();
  const subject = 'Code\r\nBcc: eve@evil.example\r\n\r\nbody\u2028X-More: 1';
  await sender(`smtp://127.0.0.1:${port}`).send({ ...LETTER, subject });
  const mail = await PostalMime.parse(received[0]?.raw ?? '');
  expect(received[0]?.recipients).toEqual([LETTER.to]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Code Bcc: eve@evil.example body X-More: 1');
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-more');
});

test.each([
  'ana@ours.example\r\nRCPT TO:<eve@evil.example>',
  'ana@ours.example, eve@evil.example',
  'Eve <eve@evil.example>',
  'group:ana@ours.example;',
  '',
])('a recipient that is not one address is refused: %j', async (to) => {
  const { port, received } = await mailServer();
  await expect(sender(`smtp://127.0.0.1:${port}`).send({ ...LETTER, to })).rejects.toThrow(
    'The message must have exactly one recipient',
  );
  expect(received).toEqual([]);
});

async function failureOf(sent: Promise<void>): Promise<Error> {
  return sent.then(
    () => new Error('it was sent'),
    (error: Error) => error,
  );
}

function quotesNothing(error: Error): void {
  for (const secret of [LETTER.to, 'ours.example', '123456', 'code']) {
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain(secret);
  }
  expect(error.cause).toBeUndefined();
}

test('a server that is away rejects, and what it says quotes nothing', async () => {
  const { port } = await mailServer();
  await closing.pop()?.();
  const error = await failureOf(sender(`smtp://127.0.0.1:${port}`).send(LETTER));
  expect(error.message).toMatch(/^The mail server rejected the message \(E\w+\)$/);
  quotesNothing(error);
});

test('neither does one that refuses the recipient by name', async () => {
  const { port } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`No mailbox ${address}`)),
  });
  const error = await failureOf(sender(`smtp://127.0.0.1:${port}`).send(LETTER));
  expect(error.message).toMatch(/\(EENVELOPE 5\d\d\)$/);
  quotesNothing(error);
});

test('off this machine nothing is said before TLS', async () => {
  const commands: string[] = [];
  const { port, received } = await mailServer({
    onMailFrom(_address, _session, done) {
      commands.push('MAIL');
      done();
    },
  });
  // Also points here, but is not recognized as this machine.
  const error = await failureOf(sender(`smtp://0.0.0.0:${port}`).send(LETTER));
  expect(error.message).toMatch(/^The mail server rejected the message \(ETLS/);
  expect([commands, received]).toEqual([[], []]);
});
