import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A page opened before a build requests that build's files for at most this long. */
const KEPT_MS = 7 * 86_400_000;
const ASSETS = 'assets';
const PAGE = 'index.html';
/** Names of assets that a later build no longer uses, with the time of that build in ms since 1970. */
const Replaced = z.record(z.string(), z.number());
const REPLACED_FILE = '.replaced.json';

/**
 * Publishes a fresh build over the served one, so that a served page always has its assets: first the
 * assets, the page last. Assets of earlier builds stay for a week, because open pages still request
 * them; their names contain a hash, so they never conflict.
 *
 * @param built folder of the fresh build, on the same file system; it is empty afterwards.
 * @param now milliseconds since 1970.
 */
export async function publishBuild(built: string, served: string, now: number): Promise<void> {
  const assets = path.join(served, ASSETS);
  await mkdir(assets, { recursive: true });
  const fresh = new Set(await namesIn(path.join(built, ASSETS)));
  const replaced = await replacedBy(served, fresh, now);
  for (const name of fresh) await rename(path.join(built, ASSETS, name), path.join(assets, name));
  const others = (await namesIn(built)).filter((name) => name !== ASSETS && name !== PAGE);
  for (const name of others) {
    await rm(path.join(served, name), { recursive: true, force: true });
    await rename(path.join(built, name), path.join(served, name));
  }
  await rename(path.join(built, PAGE), path.join(served, PAGE));
  for (const [name, since] of Object.entries(replaced)) {
    if (now - since < KEPT_MS) continue;
    await rm(path.join(assets, name), { force: true });
    delete replaced[name];
  }
  await writeFile(path.join(served, REPLACED_FILE), JSON.stringify(replaced));
}

/** Existing assets unused by the fresh build, with the time since when. */
async function replacedBy(
  served: string,
  fresh: ReadonlySet<string>,
  now: number,
): Promise<z.infer<typeof Replaced>> {
  const text = await readFile(path.join(served, REPLACED_FILE), 'utf8').catch(() => '{}');
  const known = Replaced.safeParse(parseJson(text)).data ?? {};
  const old = (await namesIn(path.join(served, ASSETS))).filter((name) => !fresh.has(name));
  return Object.fromEntries(old.map((name) => [name, known[name] ?? now]));
}

/** Null for invalid JSON: a list truncated while writing starts over. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
