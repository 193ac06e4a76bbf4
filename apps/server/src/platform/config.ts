import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { COLLECTOR_SETTINGS } from './settings/collector-settings.ts';
import { configFaults } from './settings/config-faults.ts';
import { IDENTITY_SETTINGS } from './settings/identity-settings.ts';
import { MAIL_SETTINGS } from './settings/mail-settings.ts';
import { SERVER_SETTINGS } from './settings/server-settings.ts';
import type { Setting } from './settings/setting.ts';

const SETTINGS = {
  ...SERVER_SETTINGS,
  ...IDENTITY_SETTINGS,
  ...MAIL_SETTINGS,
  ...COLLECTOR_SETTINGS,
} satisfies Record<string, Setting<z.ZodType>>;

export type Config = Readonly<{
  [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']>;
}>;

/** The environment of this process, for the processes that it starts. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/** Source of docs/config.md and .env.example. */
export const CONFIG_DOC = Object.values(SETTINGS).map(
  ({ name, description, isSecret, schema }) => ({
    name,
    description,
    isSecret,
    default: presetOf(z.parse<z.ZodType>(schema, undefined)),
  }),
);

/** Lists and objects are empty by default. */
function presetOf(value: unknown): string {
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : '';
}

/** Reports all configuration faults together, so that one start shows every mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment. A secret may come from a file: `NAME_FILE` names it.
 * Throws `ConfigError` that lists every fault.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting<z.ZodType>>(SETTINGS)) {
    const text = textOf(setting, environment, faults);
    const result = setting.schema.safeParse(text === '' ? undefined : text);
    if (result.success) values[key] = result.data;
    else faults.push(`${setting.name}: ${result.error.issues.map(issueText).join('; ')}`);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of SETTINGS was parsed by its own schema just above
  const config = values as Config;
  if (faults.length === 0) faults.push(...configFaults(config));
  if (faults.length > 0)
    throw new ConfigError(`The configuration is not valid:\n  ${faults.join('\n  ')}`);
  return Object.freeze({
    ...config,
    dataFolder: path.resolve(environment['WAYBILL_ROOT'] ?? '.', config.dataFolder),
  });
}

function textOf(
  { name, isSecret }: Setting<z.ZodType>,
  environment: NodeJS.ProcessEnv,
  faults: string[],
): string | undefined {
  const file = isSecret ? environment[`${name}_FILE`] : undefined;
  if (!file) return environment[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    faults.push(`${name}_FILE: the file cannot be read`);
    return undefined;
  }
}

/** The path within a list or an object, and its fault. */
function issueText({ path: place, message }: z.core.$ZodIssue): string {
  const where = place.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part)));
  return where.length === 0 ? message : `${where.join('.')} ${message}`;
}
