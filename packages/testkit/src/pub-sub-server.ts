import { createPublicKey, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface TestPubSub {
  url: string;
  /** Key file of the only service account. */
  keyFile: string;
  /** Messages of the subscription `projects/p/subscriptions/logs`; `ackId` while one is handed out. */
  messages: { data: string; ackId: string | null }[];
  /** Verbs that were asked for, in order. */
  asked: string[];
  /** Statuses that the next requests are answered with. */
  failures: number[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: object;
}

/** A small server of Pub/Sub's REST API with one subscription, and of the tokens that it demands. */
export async function startPubSub(): Promise<TestPubSub> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const messages: TestPubSub['messages'] = [];
  const asked: string[] = [];
  const failures: number[] = [];
  const tokens = new Set<string>();

  function token(form: URLSearchParams): Answer {
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    const said: Record<string, unknown> = JSON.parse(
      Buffer.from(claims, 'base64url').toString() || '{}',
    );
    const isFine =
      isSigned &&
      said['iss'] === 'reader@p.iam.test' &&
      said['aud'] === `${url}/token` &&
      String(said['scope']).endsWith('/auth/pubsub');
    if (!isFine) return { status: 400, body: { error: 'invalid_grant' } };
    const made = randomUUID();
    tokens.add(made);
    return { status: 200, body: { access_token: made, expires_in: 3600, token_type: 'Bearer' } };
  }

  function subscription(verb: string, body: { maxMessages?: number; ackIds?: string[] }): Answer {
    asked.push(verb);
    const named = new Set(body.ackIds ?? []);
    if (verb === 'acknowledge') {
      const kept = messages.filter(({ ackId }) => ackId === null || !named.has(ackId));
      messages.splice(0, messages.length, ...kept);
      return { status: 200, body: {} };
    }
    if (verb !== 'pull') return { status: 200, body: {} };
    const free = messages.filter(({ ackId }) => ackId === null).slice(0, body.maxMessages);
    for (const message of free) message.ackId = randomUUID();
    const receivedMessages = free.map(({ data, ackId }) => ({
      ackId,
      message: { data: Buffer.from(data).toString('base64'), messageId: ackId },
    }));
    return { status: 200, body: receivedMessages.length === 0 ? {} : { receivedMessages } };
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    if (request.url === '/token') return token(new URLSearchParams(text));
    const failure = failures.shift();
    if (failure !== undefined) return { status: failure, body: {} };
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!tokens.has(bearer)) return { status: 401, body: {} };
    const verb = /^\/v1\/projects\/p\/subscriptions\/logs:(\w+)$/.exec(request.url ?? '')?.[1];
    if (verb === undefined) return { status: 404, body: {} };
    return subscription(verb, JSON.parse(text));
  }

  const server = createServer((request, response) => {
    void answerTo(request).then(({ status, body }) =>
      response.writeHead(status).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const keyFile = JSON.stringify({
    type: 'service_account',
    client_email: 'reader@p.iam.test',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${url}/token`,
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url, keyFile, messages, asked, failures, close };
}
