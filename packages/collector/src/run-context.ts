import type { CollectOptions } from './collect-options.ts';
import { baseOf } from './build-request.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { createRequestBudget, type RequestBudget } from './request-budget.ts';
import type { Scope } from './fill-template.ts';
import { createSeenRecords } from './seen-records.ts';
import { createTokenCache, type TokenCache } from './token-cache.ts';
import { waitFor } from './wait-for.ts';

/** Shared state of one run. */
export interface Run {
  readonly options: CollectOptions;
  readonly sleep: NonNullable<CollectOptions['sleep']>;
  readonly tokens: TokenCache;
  readonly budget: RequestBudget;
  readonly base: string;
  readonly origins: ReadonlySet<string>;
  /** True for a key that this run already gave out. */
  readonly isRepeated: (key: string) => boolean;
  /** `sound`: records that were as declared. */
  readonly count: { requests: number; late: number; sound: number };
  /** A scope of templates with these values in addition to the connection's own. */
  scope(vars?: Readonly<Record<string, unknown>>): Scope;
}

/** Throws `config_invalid` when the settings give no address. */
export function createRun(options: CollectOptions): Run {
  const scope = (vars: Readonly<Record<string, unknown>> = {}): Scope => ({
    values: withDefaults(options),
    now: options.now(),
    vars,
  });
  return {
    options,
    sleep: options.sleep ?? waitFor,
    tokens: options.tokens ?? createTokenCache(),
    budget: options.budget ?? createRequestBudget(),
    base: baseOf(options.declaration, options.stream, scope()),
    origins: allowedOrigins(options.declaration, options.stream, scope()),
    isRepeated: createSeenRecords(),
    count: { requests: 0, late: 0, sound: 0 },
    scope,
  };
}

/** What the connection holds, and for what it leaves empty the declared default. */
function withDefaults({ declaration, values }: CollectOptions): Record<string, string> {
  const defaults = declaration.credentials.flatMap((field) =>
    field.default !== undefined && (values[field.id] ?? '') === ''
      ? [[field.id, field.default] as const]
      : [],
  );
  return { ...values, ...Object.fromEntries(defaults) };
}
