import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import createDescope from '@descope/node-sdk';
import { z } from 'zod';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';

const PASSWORD = 'violet harbour 42';
const Ready = z.object({ baseUrl: z.string(), projectId: z.string(), managementKey: z.string() });
const Value = z.object({ value: z.number() });

/** A provider in its own process, and the load's requests to it. */
export interface BenchedProvider {
  /** Processor time so far, in seconds. */
  cpuSeconds(): Promise<number>;
  /** Bare password checks per second in that process. */
  bareChecks(seconds: number, inFlight: number): Promise<number>;
  /** Creates a user with a password; returns the login id. */
  user(index: number): Promise<string>;
  /** Signs in; returns the refresh token. */
  signIn(loginId: string): Promise<string>;
  /** Trades the refresh token for the next one. */
  refresh(token: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startProvider(
  databaseUrl: string,
  algorithm: 'RS256' | 'ES256',
): Promise<BenchedProvider> {
  const child = fork(
    path.join(import.meta.dirname, 'identity-server.ts'),
    [JSON.stringify({ databaseUrl, algorithm })],
    { execArgv: [...NODE_FLAGS] },
  );
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`The provider's process ended with ${code}`);
  });
  const [message]: unknown[] = await once(child, 'message');
  const { baseUrl, projectId, managementKey } = Ready.parse(message);
  const sdk = createDescope({ projectId, managementKey, baseUrl });
  const post = (route: string, body: object, cookie?: string): Promise<string> =>
    refreshTokenOf(`${baseUrl}${route}`, { projectId, body, cookie });
  return {
    cpuSeconds: async () => (await ask(child, { kind: 'cpu' })) / 1e6,
    bareChecks: (seconds, inFlight) => ask(child, { kind: 'hash', seconds, inFlight }),
    async user(index) {
      const loginId = `user${index}@ours.example`;
      const created = await sdk.management.user.create(loginId, { email: loginId });
      const set = await sdk.management.user.setActivePassword(loginId, PASSWORD);
      for (const { ok, error } of [created, set]) {
        if (!ok) throw new Error(`The user was not made: ${error?.errorDescription}`);
      }
      return loginId;
    },
    signIn: (loginId) => post('/v1/auth/password/signin', { loginId, password: PASSWORD }),
    refresh: (token) => post('/v1/auth/refresh', {}, `DSR=${token}`),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function ask(child: ChildProcess, command: object): Promise<number> {
  child.send(command);
  const [answer]: unknown[] = await once(child, 'message');
  return Value.parse(answer).value;
}

async function refreshTokenOf(
  url: string,
  request: { projectId: string; body: object; cookie: string | undefined },
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${request.projectId}`,
      'content-type': 'application/json',
      ...(request.cookie ? { cookie: request.cookie } : {}),
    },
    body: JSON.stringify(request.body),
  });
  const answer = await response.text();
  const token = response.headers.getSetCookie()[0]?.match(/^DSR=([^;]+)/)?.[1];
  if (!token) throw new Error(`The provider answered ${response.status}: ${answer}`);
  return token;
}
