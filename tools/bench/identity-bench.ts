import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, startEmbeddedPostgres } from '@waybill/store';
import { startProvider, type BenchedProvider } from './identity-load.ts';
import { machineLine } from './machine.ts';

const USERS = 16;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;

/**
 * Sign-ins against the bare password hash, refreshes and session validations. "Per core" is what the
 * server process did per second of its own processor time, whatever else ran on the machine.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder: folder });
  const { host, port, user } = server.connection;
  const urlOf = (name: string): string =>
    `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  try {
    console.log(machineLine());
    await createDatabase(server.connection, 'bench_rs256');
    await createDatabase(server.connection, 'bench_es256');
    const rs256 = await measureProvider(urlOf('bench_rs256'), 'RS256');
    const es256 = await measureProvider(urlOf('bench_es256'), 'ES256');
    console.log(
      JSON.stringify({
        signInsPerSecond: rs256.signIns.perSecond,
        bareHashesPerSecond: rs256.bareHashes,
        ratioToBareHash: rs256.signIns.perSecond / rs256.bareHashes,
        refreshesPerSecondPerCoreRs256: rs256.refreshes.perCore,
        refreshesPerSecondPerCoreEs256: es256.refreshes.perCore,
        refreshesPerSecondRs256: rs256.refreshes.perSecond,
        refreshesPerSecondEs256: es256.refreshes.perSecond,
      }),
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureProvider(databaseUrl: string, algorithm: 'RS256' | 'ES256') {
  const provider = await startProvider(databaseUrl, algorithm);
  const loginIds = await Promise.all(
    Array.from({ length: USERS }, (_, index) => provider.user(index)),
  );
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

/** Each start value is worked on by one worker, over and over; a warm-up comes first. */
async function sustain(
  provider: BenchedProvider,
  starts: readonly string[],
  step: (value: string) => Promise<string>,
): Promise<{ perSecond: number; perCore: number }> {
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
