import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { EntityModelFault, type ModelFile } from '../faults.ts';
import { GlinerConfig } from '../gliner/gliner-config.ts';
import { openWordTokenizer, type WordTokenizer } from '../text/word-tokenizer.ts';

/** Throws `EntityModelFault`. */
export async function readModelFile(folder: string, file: ModelFile): Promise<Buffer> {
  try {
    return await readFile(path.join(folder, file));
  } catch (error) {
    throw new EntityModelFault(file, `it cannot be read (${codeOf(error)})`);
  }
}

/** Throws `EntityModelFault`. */
export async function readGlinerConfig(folder: string): Promise<GlinerConfig> {
  const result = GlinerConfig.safeParse(await readJson(folder, 'gliner_config.json'));
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EntityModelFault('gliner_config.json', faults.join('; '));
}

/** Throws `EntityModelFault`. */
export async function readTokenizer(folder: string, config: GlinerConfig): Promise<WordTokenizer> {
  const json = await readJson(folder, 'tokenizer.json');
  try {
    return openWordTokenizer(json, [config.ent_token, config.sep_token]);
  } catch (error) {
    throw new EntityModelFault('tokenizer.json', messageOf(error));
  }
}

async function readJson(folder: string, file: ModelFile): Promise<object> {
  const bytes = await readModelFile(folder, file);
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(bytes.toString()));
  } catch {
    throw new EntityModelFault(file, 'it is not a JSON object');
  }
}

/** What a fault says of itself. Model files hold nothing that must not be told. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
}
