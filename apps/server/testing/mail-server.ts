import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  subject: string;
  text: string;
  /** Token of the sign-in link. */
  token: string;
}

/** A real mail server on the loopback that stores received mail. */
export interface MailServer {
  url: string;
  /** Mails to an address, oldest first. */
  to(address: string): Promise<ReceivedMail[]>;
  /** From now on every recipient is refused. */
  refuse(): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const received: { recipients: string[]; raw: string }[] = [];
  const state = { isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.isRefusing ? new Error('no') : undefined),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const place = await new Promise<ReturnType<typeof server.server.address>>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.server.address()));
  });
  return {
    url: `smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    to: (address) =>
      Promise.all(
        received
          .filter(({ recipients }) => recipients.includes(address))
          .map(async ({ raw }) => {
            const { subject = '', text = '' } = await PostalMime.parse(raw);
            return { subject, text, token: /[?&]t=([\w-]+)/.exec(text)?.[1] ?? '' };
          }),
      ),
    refuse: () => void (state.isRefusing = true),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
