import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is sent. */
export interface MailSink {
  url: string;
  /** Texts of all mails so far. */
  mails(): readonly string[];
  /** The newest mail to someone; undefined if none. */
  newestTo(address: string): string | undefined;
  close(): Promise<void>;
}

export async function openMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const server = createServer((socket) => receive(socket, (mail) => mails.push(mail)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    newestTo: (address) => mails.findLast((mail) => mail.includes(`To: ${address}`)),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** As much of SMTP (RFC 5321) as a client needs that sends one mail after the other. */
function receive(socket: Socket, onMail: (mail: string) => void): void {
  let text = '';
  let mail: string | null = null;
  socket.on('error', () => socket.destroy());
  socket.unref();
  socket.write('220 sink\r\n');
  socket.on('data', (part: Buffer) => {
    text += part.toString('utf8');
    for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n')) {
      const line = text.slice(0, at);
      text = text.slice(at + 2);
      if (mail === null) {
        if (/^data/i.test(line)) mail = '';
        socket.write(replyTo(line));
        if (/^quit/i.test(line)) socket.end();
      } else if (line === '.') {
        onMail(decoded(mail));
        mail = null;
        socket.write('250 kept\r\n');
      } else {
        mail += `${line}\n`;
      }
    }
  });
}

function replyTo(line: string): string {
  if (/^data/i.test(line)) return '354 go on\r\n';
  return /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
}

/** Soft line ends and escapes of quoted-printable undone, so that addresses can be found. */
function decoded(mail: string): string {
  return mail
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}
