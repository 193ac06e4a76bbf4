import { createHash, generateKeyPairSync, verify, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface TestSnowflake {
  url: string;
  /** Key of user READER of account OURS-ACCOUNT, PEM; its passphrase is `open sesame`. */
  privateKey: string;
  /** Columns and partitions of what the next statement answers. */
  result: {
    columns: { name: string; type: string; scale?: number }[];
    partitions: (string | null)[][][];
  };
  /** How often a statement is answered with "still running" before it is done. */
  pending: number;
  /** Statuses and codes of the next responses. */
  failures: { status: number; code: string }[];
  /** Bodies of the statements that were run. */
  statements: Record<string, unknown>[];
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: object;
}

/** A small server of Snowflake's SQL API that knows one user by key pair. */
export async function startSnowflake(): Promise<TestSnowflake> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = {
    result: { columns: [], partitions: [[]] } satisfies TestSnowflake['result'],
    pending: 0,
    failures: [],
    statements: [],
  } satisfies Pick<TestSnowflake, 'result' | 'pending' | 'failures' | 'statements'>;
  const server: TestSnowflake = {
    ...state,
    url: '',
    privateKey: String(
      privateKey.export({
        type: 'pkcs8',
        format: 'pem',
        cipher: 'aes-256-cbc',
        passphrase: 'open sesame',
      }),
    ),
    close: () => Promise.resolve(),
  };
  const http = createServer((request, response) => {
    void answerTo(server, publicKey, request).then(({ status, body }) =>
      response.writeHead(status).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  server.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  server.close = () =>
    new Promise((resolve) => {
      http.closeAllConnections();
      http.close(() => resolve());
    });
  return server;
}

async function answerTo(
  server: TestSnowflake,
  publicKey: KeyObject,
  request: IncomingMessage,
): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const failure = server.failures.shift();
  if (failure) return { status: failure.status, body: { code: failure.code, message: 'no' } };
  const isKeyPair = request.headers['x-snowflake-authorization-token-type'] === 'KEYPAIR_JWT';
  if (!isKeyPair || !isSignedBy(publicKey, request.headers.authorization ?? '')) {
    return { status: 401, body: { code: '390144', message: 'JWT token is invalid.' } };
  }
  const url = new URL(request.url ?? '', server.url);
  if (request.method === 'POST') {
    server.statements.push(JSON.parse(Buffer.concat(chunks).toString()));
    return resultOf(server, 0);
  }
  return resultOf(server, Number(url.searchParams.get('partition') ?? 0));
}

function resultOf(server: TestSnowflake, partition: number): Answer {
  const statementHandle = '01b2-c3d4';
  if (server.pending > 0) {
    server.pending -= 1;
    return { status: 202, body: { code: '333334', statementHandle } };
  }
  const { columns, partitions } = server.result;
  const data = partitions[partition] ?? [];
  if (partition > 0) return { status: 200, body: { data } };
  const resultSetMetaData = {
    numRows: partitions.flat().length,
    format: 'jsonv2',
    rowType: columns,
    partitionInfo: partitions.map((rows) => ({ rowCount: rows.length })),
  };
  return {
    status: 200,
    body: { code: '090001', statementHandle, resultSetMetaData, data },
  };
}

function isSignedBy(publicKey: KeyObject, authorization: string): boolean {
  const [header = '', claims = '', signature = ''] = authorization
    .replace('Bearer ', '')
    .split('.');
  const signed = Buffer.from(`${header}.${claims}`);
  if (!verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))) return false;
  const said: Record<string, unknown> = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(spki).digest('base64');
  return (
    said['sub'] === 'OURS-ACCOUNT.READER' &&
    said['iss'] === `OURS-ACCOUNT.READER.SHA256:${fingerprint}` &&
    Number(said['exp']) - Number(said['iat']) <= 3600
  );
}
