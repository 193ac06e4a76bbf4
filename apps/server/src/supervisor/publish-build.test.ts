import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveConsole } from '../http/console-files.ts';
import { asAppError, statusOf } from '../http/problem-reply.ts';
import { publishBuild } from './publish-build.ts';

const DAY_MS = 86_400_000;

let folder: string;
let served: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-build-'));
  served = path.join(folder, 'dist');
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(statusOf(asAppError(error).code)).send(),
  );
  await serveConsole(app, served);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Builds a page that needs these assets, and publishes it. */
async function deploy(assets: readonly string[], atDay: number): Promise<void> {
  const built = path.join(folder, 'built');
  await mkdir(path.join(built, 'assets'), { recursive: true });
  for (const name of assets) await writeFile(path.join(built, 'assets', name), name);
  await writeFile(path.join(built, 'index.html'), assets.join());
  await writeFile(path.join(built, 'theme.js'), assets.join());
  await publishBuild(built, served, atDay * DAY_MS);
}

const served404 = async (name: string): Promise<boolean> =>
  (await app.inject(`/assets/${name}`)).statusCode === 404;

test('a page that is open finds its assets after another build', async () => {
  await deploy(['a-1.js', 'shared.js'], 0);
  await deploy(['a-2.js', 'shared.js'], 30);
  const page = await app.inject('/detections');
  expect(page.body).toBe('a-2.js,shared.js');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/theme.js')).body).toBe('a-2.js,shared.js');
  for (const name of ['a-1.js', 'a-2.js', 'shared.js']) {
    const asset = await app.inject(`/assets/${name}`);
    expect(asset.body).toBe(name);
    expect(asset.headers['cache-control']).toContain('immutable');
  }
  expect(await served404('never.js')).toBe(true);
});

test('what is not needed any more goes after a week, counted from when it was replaced', async () => {
  await deploy(['a-1.js'], 0);
  await deploy(['a-2.js'], 30);
  await deploy(['a-3.js'], 36);
  expect(await served404('a-1.js')).toBe(false);
  await deploy(['a-4.js'], 37);
  expect([await served404('a-1.js'), await served404('a-2.js')]).toEqual([true, false]);
  expect(await readdir(path.join(served, 'assets'))).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
});

test('what comes back in a later build is not counted as replaced', async () => {
  await deploy(['a-1.js'], 0);
  await deploy(['a-2.js'], 1);
  await deploy(['a-1.js'], 2);
  await deploy(['a-3.js'], 9);
  expect([await served404('a-1.js'), await served404('a-2.js')]).toEqual([false, true]);
});

test('a list that was cut off is begun anew', async () => {
  await deploy(['a-1.js'], 0);
  await writeFile(path.join(served, '.replaced.json'), '{"a-1');
  await deploy(['a-2.js'], 1);
  expect(JSON.parse(await readFile(path.join(served, '.replaced.json'), 'utf8'))).toEqual({
    'a-1.js': DAY_MS,
  });
});
