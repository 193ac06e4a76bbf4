import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isWellSigned, signatureOf, type SignedRequest } from './aws-signature.ts';

export interface TestS3Server {
  /** Base of buckets (as folders), of the queue and of the token service. */
  url: string;
  queueUrl: string;
  keys: { accessKeyId: string; secretAccessKey: string };
  /** By bucket and key, `bucket/key`. */
  objects: Map<string, { bytes: Uint8Array; changedAt: Date; lockedUntil?: Date }>;
  /** Messages that were not deleted; `receipt` while one is handed out. */
  messages: { body: string; receipt: string | null }[];
  /** Roles that may be assumed, by ARN, with the external id that each one demands. */
  roles: Map<string, string>;
  /** Method and target of every request that was well signed. */
  requests: string[];
  /** Statuses that the next requests are answered with, whatever they ask for. */
  failures: { status: number; code: string }[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: string | Uint8Array;
}

/**
 * A small S3-compatible server with one queue and a token service. It supports only what its callers
 * need, and refuses every request with an invalid signature.
 */
export async function startS3Server(): Promise<TestS3Server> {
  const keys = { accessKeyId: 'AKIATESTTESTTEST', secretAccessKey: 'test/secret+key' };
  const state = {
    keys,
    objects: new Map(),
    messages: [],
    roles: new Map(),
    requests: [],
    failures: [],
    sessions: new Map<string, { secret: string; token: string }>(),
  } satisfies Omit<TestS3Server, 'url' | 'queueUrl' | 'close'> & { sessions: Sessions };
  const server = createServer((incoming, response) => {
    void answerTo(state, incoming).then((answer) => finish(response, answer));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { ...state, url, queueUrl: `${url}/000000000000/logs`, close };
}

type Sessions = Map<string, { secret: string; token: string }>;
type State = Omit<TestS3Server, 'url' | 'queueUrl' | 'close'> & { sessions: Sessions };

async function answerTo(state: State, incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const request: SignedRequest = {
    method: incoming.method ?? '',
    target: incoming.url ?? '',
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(chunks),
  };
  const failure = state.failures.shift();
  if (failure) return error(failure.status, failure.code);
  const refusal = refusalOf(state, request);
  if (refusal) return refusal;
  state.requests.push(`${request.method} ${request.target}`);
  switch (signatureOf(request)?.service) {
    case 'sts':
      return assumeRole(state, new URLSearchParams(text(request)));
    case 'sqs':
      return queue(state, request);
    default:
      return store(state, request);
  }
}

function refusalOf(state: State, request: SignedRequest): Answer | null {
  const claim = signatureOf(request);
  if (!claim) return error(403, 'AccessDenied');
  const session = state.sessions.get(claim.accessKeyId);
  const isOwn = claim.accessKeyId === state.keys.accessKeyId;
  if (!session && !isOwn) return error(403, 'InvalidAccessKeyId');
  if (session && request.headers['x-amz-security-token'] !== session.token) {
    return error(400, 'InvalidToken');
  }
  const isFine = isWellSigned(request, session?.secret ?? state.keys.secretAccessKey);
  return isFine ? null : error(403, 'SignatureDoesNotMatch');
}

function store(state: State, request: SignedRequest): Answer {
  const url = new URL(request.target, 'http://store.test');
  const [, bucket = '', ...steps] = url.pathname.split('/');
  const key = steps.map(decodeURIComponent).join('/');
  if (request.method === 'PUT') {
    return put(state, `${bucket}/${key}`, request);
  }
  if (key === '') return list(state, bucket, url.searchParams);
  const found = state.objects.get(`${bucket}/${key}`);
  return found ? { status: 200, body: found.bytes } : error(404, 'NoSuchKey');
}

/** A lock needs a checksum, as in the real store, which keeps older versions of a locked object. */
function put(state: State, name: string, { headers, body }: SignedRequest): Answer {
  const until = headers['x-amz-object-lock-retain-until-date'];
  const checksum = createHash('sha256').update(body).digest('base64');
  if (until !== undefined && headers['x-amz-checksum-sha256'] !== checksum) {
    return error(400, 'InvalidRequest');
  }
  const lock = until === undefined ? {} : { lockedUntil: new Date(until) };
  state.objects.set(name, { bytes: body, changedAt: new Date(), ...lock });
  return { status: 200, body: '' };
}

function list(state: State, bucket: string, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const delimiter = query.get('delimiter');
  const most = Number(query.get('max-keys') ?? 1000);
  const keys = [...state.objects.keys()]
    .filter((name) => name.startsWith(`${bucket}/`))
    .map((name) => name.slice(bucket.length + 1))
    .filter((key) => key.startsWith(prefix));
  const names = keys.map((key) => {
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? key : key.slice(0, end + 1);
  });
  const rest = [...new Set(names)].toSorted(byBytes).filter((name) => byBytes(name, after) > 0);
  const page = rest.slice(0, most);
  const last = page.at(-1);
  const parts = page.map((name) => {
    const object = keys.includes(name) ? state.objects.get(`${bucket}/${name}`) : undefined;
    const written = encodeURIComponent(name).replaceAll('%2F', '/').replaceAll('%20', '+');
    return object
      ? `<Contents><Key>${written}</Key><LastModified>${object.changedAt.toISOString()}</LastModified>` +
          `<Size>${object.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${written}</Prefix></CommonPrefixes>`;
  });
  const isCut = page.length < rest.length && last !== undefined;
  const token = isCut ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
    `<EncodingType>url</EncodingType><IsTruncated>${isCut}</IsTruncated>${token}${parts.join('')}</ListBucketResult>`;
  return { status: 200, body };
}

function queue(state: State, request: SignedRequest): Answer {
  const operation = request.headers['x-amz-target']?.split('.')[1];
  const body: { Entries?: { ReceiptHandle: string }[] } = JSON.parse(text(request));
  if (operation === 'ReceiveMessage') {
    const free = state.messages.filter(({ receipt }) => receipt === null).slice(0, 10);
    for (const message of free) message.receipt = randomUUID();
    const Messages = free.map(({ body: Body, receipt }) => ({ Body, ReceiptHandle: receipt }));
    return { status: 200, body: JSON.stringify(free.length === 0 ? {} : { Messages }) };
  }
  for (const { ReceiptHandle } of body.Entries ?? []) {
    const at = state.messages.findIndex(({ receipt }) => receipt === ReceiptHandle);
    if (at >= 0) state.messages.splice(at, 1);
  }
  return { status: 200, body: '{"Successful":[],"Failed":[]}' };
}

function assumeRole(state: State, form: URLSearchParams): Answer {
  const demanded = state.roles.get(form.get('RoleArn') ?? '');
  if (demanded === undefined || form.get('ExternalId') !== demanded) {
    return error(403, 'AccessDenied');
  }
  const id = `ASIA${randomUUID().slice(0, 8).toUpperCase()}`;
  const session = { secret: randomUUID(), token: randomUUID() };
  state.sessions.set(id, session);
  const expires = new Date(Date.now() + 900_000).toISOString();
  const body =
    '<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>' +
    `<AccessKeyId>${id}</AccessKeyId><SecretAccessKey>${session.secret}</SecretAccessKey>` +
    `<SessionToken>${session.token}</SessionToken><Expiration>${expires}</Expiration>` +
    '</Credentials></AssumeRoleResult></AssumeRoleResponse>';
  return { status: 200, body };
}

function error(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code><Message>no</Message></Error>` };
}

function text({ body }: SignedRequest): string {
  return new TextDecoder().decode(body);
}

/** S3 sorts by the bytes of UTF-8. */
function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function finish(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status).end(body);
}
