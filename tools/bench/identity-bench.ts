import { fork } from 'node:child_process';
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createDatabase } from '@waybill/store';
import { z } from 'zod';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases, type Databases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { startProvider, type BenchedProvider } from './identity-load.ts';
import { machineLine } from './machine.ts';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';

const USERS = 16;
const SECONDS = 8;
const WARM_UP_SECONDS = 2;
const PAIRS = 1500;

const Rate = z.object({ perSecond: z.number(), perCore: z.number() });
type Rate = z.infer<typeof Rate>;
const SessionRates = z.object({ sessions: z.number(), again: Rate, first: Rate });

/**
 * Sign-ins compared with the bare password hash, refreshes and session validations. "Per core" is the
 * server process's throughput per second of its own processor time, independent of other load on the
 * machine.
 */
export async function run(): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  try {
    console.log(machineLine());
    const rs256 = await measureProvider(databases, 'RS256');
    const es256 = await measureProvider(databases, 'ES256');
    const sessions = await measureSessions(databases, folder);
    console.log(
      JSON.stringify({
        signInsPerSecond: rs256.signIns.perSecond,
        bareHashesPerSecond: rs256.bareHashes,
        ratioToBareHash: rs256.signIns.perSecond / rs256.bareHashes,
        refreshesPerSecondRs256: rs256.refreshes.perCore,
        refreshesPerSecondEs256: es256.refreshes.perCore,
        ratioToBareSignaturesRs256: rs256.refreshes.perCore / barePairs('RS256'),
        ratioToBareSignaturesEs256: es256.refreshes.perCore / barePairs('ES256'),
        refreshesPerSecondRs256Wall: rs256.refreshes.perSecond,
        refreshesPerSecondEs256Wall: es256.refreshes.perSecond,
        validationsPerSecond: sessions.again.perCore,
        validationsPerSecondWall: sessions.again.perSecond,
        firstValidationsPerSecond: sessions.first.perCore,
        sessions: sessions.sessions,
      }),
    );
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureProvider(databases: Databases, algorithm: 'RS256' | 'ES256') {
  const name = `bench_${algorithm.toLowerCase()}`;
  const { ownerUrl } = databases.product;
  await createDatabase({ connectionString: ownerUrl }, name);
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  const provider = await startProvider(url.href, algorithm);
  const loginIds: string[] = [];
  // One at a time: many simultaneous passwords of one caller exceed its share of the hashing.
  for (let index = 0; index < USERS; index += 1) loginIds.push(await provider.user(index));
  const bareHashes = await provider.bareChecks(SECONDS / 2, USERS);
  const signIns = await sustain(provider, loginIds, async (loginId) => {
    await provider.signIn(loginId);
    return loginId;
  });
  const tokens = await Promise.all(loginIds.map((loginId) => provider.signIn(loginId)));
  const refreshes = await sustain(provider, tokens, (token) => provider.refresh(token));
  await provider.stop();
  console.log(
    `${algorithm}: ${signIns.perSecond.toFixed(1)} sign-ins/s beside ${bareHashes.toFixed(1)} bare hashes/s; ${refreshes.perSecond.toFixed(0)} refreshes/s, ${refreshes.perCore.toFixed(0)} per core`,
  );
  return { bareHashes, signIns, refreshes };
}

/** Each start value is processed repeatedly by one worker, after a warm-up. */
async function sustain(
  provider: BenchedProvider,
  starts: readonly string[],
  step: (value: string) => Promise<string>,
): Promise<Rate> {
  const during = async (values: readonly string[], seconds: number) => {
    const until = performance.now() + seconds * 1000;
    let count = 0;
    const ends = await Promise.all(
      values.map(async (start) => {
        let value = start;
        for (; performance.now() < until; count += 1) value = await step(value);
        return value;
      }),
    );
    return { ends, count };
  };
  const warm = await during(starts, WARM_UP_SECONDS);
  const cpuBefore = await provider.cpuSeconds();
  const startedAt = performance.now();
  const { count } = await during(warm.ends, SECONDS);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = (await provider.cpuSeconds()) - cpuBefore;
  return { perSecond: count / seconds, perCore: count / cpuSeconds };
}

/** The floor of a refresh: the signatures of its two tokens, pairs per second of processor time. */
function barePairs(algorithm: 'RS256' | 'ES256'): number {
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const session: KeyObject =
    algorithm === 'ES256' ? ec : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const token = Buffer.alloc(600, 'x');
  const before = process.cpuUsage();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    sign('sha256', token, { key: session, dsaEncoding: 'ieee-p1363' });
    sign('sha256', token, { key: ec, dsaEncoding: 'ieee-p1363' });
  }
  const { user, system } = process.cpuUsage(before);
  return PAIRS / ((user + system) / 1e6);
}

async function measureSessions(databases: Databases, folder: string) {
  await prepareDatabases(databases);
  const child = fork(path.join(import.meta.dirname, 'session-server.ts'), [], {
    env: {
      ...process.env,
      WAYBILL_DATA: folder,
      // Its limits on one address would stop the load.
      WAYBILL_IDENTITY_DEV: '1',
      DATABASE_URL: databases.product.url,
      IDENTITY_DATABASE_URL: databases.identity?.url,
    },
    execArgv: [...NODE_FLAGS],
  });
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`The web process ended with ${code}`);
  });
  const [message]: unknown[] = await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
  const rates = SessionRates.parse(message);
  console.log(
    `sessions: ${rates.again.perCore.toFixed(0)} validations/s per core, ${rates.first.perCore.toFixed(0)} of tokens never seen before`,
  );
  return rates;
}
