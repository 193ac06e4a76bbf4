import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { outputUntil } from './installation.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'apps/server/src/cli/cli.ts');

const PROJECT = 'P2BrowserTests00000000000001';
const MANAGEMENT_KEY = 'K-of-the-browser-tests';

/** The identity provider as a process without the product, on one origin with the page of a test. */
export interface IdentityAlone {
  /** Under `localhost`, where browsers accept Secure cookies without TLS. */
  origin: string;
  projectId: string;
  /** Calls an endpoint with the management key. */
  manage(endpoint: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts `waybill identity` in development mode, so that messages are readable and tests are not
 * limited.
 */
export async function startIdentityAlone(options: {
  dataFolder: string;
  refreshMode: 'cookie' | 'body';
}): Promise<IdentityAlone> {
  const child = spawn(
    process.execPath,
    [CLI, 'identity', '--strict', '--project-id', PROJECT, '--management-key', MANAGEMENT_KEY],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        WAYBILL_DATA: options.dataFolder,
        WAYBILL_IDENTITY_DEV: '1',
        REFRESH_MODE: options.refreshMode,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = await outputUntil(child, '(project ');
  const [, port = ''] = /ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
  const origin = `http://localhost:${port}`;
  return {
    origin,
    projectId: PROJECT,
    manage: (endpoint, body) =>
      fetch(`http://127.0.0.1:${port}${endpoint}`, {
        headers: {
          authorization: `Bearer ${PROJECT}:${MANAGEMENT_KEY}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
