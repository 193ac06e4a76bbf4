import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectorFailure } from '@waybill/contract';
import { askVendor } from './ask-vendor.ts';
import { buildRequest } from './build-request.ts';
import { CollectFailure } from './collect-failure.ts';
import type { CollectOptions } from './collect-options.ts';
import { fillTemplate } from './fill-template.ts';
import { holderOf, type Holder } from './read-holder.ts';
import { createRun, type Run } from './run-context.ts';
import { jsonOf } from './vendor-answer.ts';
import { walkList } from './walk-list.ts';

/** A connection, and the object at its source on which something is undone. */
export interface RemediationOptions extends Omit<CollectOptions, 'stream' | 'position' | 'window'> {
  remediation: Remediation;
  /** Facts of the object, as the declaration needs them. */
  target: Readonly<Record<string, string>>;
}

export type SourceAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; code: ConnectorFailure; detail: string; retryAfterSec: number | null };

/** Remediation operations at the source of one object. Nothing rejects because of a vendor. */
export interface SourceAccess {
  /** Who has access now. */
  read(): Promise<SourceAnswer<Holder[]>>;
  /** Removes the access of the holders with these keys; missing access is not an error. */
  take(keys: readonly string[]): Promise<SourceAnswer<null>>;
}

/**
 * Access to one object at its source, with the same requests, authorisation, limits and meanings as
 * collecting. `read` sends only reads; nothing changes before `take`.
 */
export function sourceAccess(options: RemediationOptions): SourceAccess {
  const { remediation, target } = options;
  let located: Promise<unknown> | undefined;

  /** The run with the values of its templates; the object is looked up at the source once. */
  async function opened(): Promise<{ run: Run; vars: Record<string, unknown> }> {
    const run = createRun({ ...options, stream: streamOf(remediation), position: null });
    const given = { target };
    const partition = remediation.actsFor && fillTemplate(remediation.actsFor, run.scope(given));
    const vars = { ...given, ...(partition !== undefined && { partition }) };
    located ??= locate(run, remediation, vars);
    return { run, vars: { ...vars, located: await located } };
  }

  return {
    read: () =>
      answered(async () => {
        const { run, vars } = await opened();
        const holders: Holder[] = [];
        for await (const { elements } of walkList(run, remediation.read, { vars })) {
          holders.push(...elements.flatMap((one) => holderOf(one, remediation.holders) ?? []));
        }
        return holders;
      }),
    take: (keys) =>
      answered(async () => {
        const { run, vars } = await opened();
        const { request, per, alreadyDone } = remediation.act;
        const wanted = per === 'object' ? keys.slice(0, 1) : keys;
        for (const key of wanted) {
          const scope = run.scope({ ...vars, holder: { key } });
          await askVendor(run, buildRequest(request, run.base, scope), {
            alsoFine: alreadyDone,
            partition: vars['partition'],
          });
        }
        return null;
      }),
  };
}

async function locate(
  run: Run,
  { locate: request }: Remediation,
  vars: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (!request) return undefined;
  const built = buildRequest(request, run.base, run.scope(vars));
  const answer = await askVendor(run, built, { partition: vars['partition'] });
  const body = answer && jsonOf(answer);
  if (body === undefined || body === null) {
    throw new CollectFailure('invalid_response', 'The object could not be looked up.');
  }
  return body;
}

async function answered<T>(work: () => Promise<T>): Promise<SourceAnswer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof CollectFailure)) throw error;
    const { code, message: detail, retryAfterSec } = error;
    return { ok: false, code, detail, retryAfterSec };
  }
}

/** A remediation's requests as those of a stream that is read whole: what a run is made of. */
function streamOf(remediation: Remediation): HttpStream {
  const { id, sources, scopes, auth, base, limit, retry, meanings, read } = remediation;
  return {
    id,
    title: id,
    kind: 'entities',
    sources,
    scopes,
    every: 1,
    isDefault: false,
    transport: 'http',
    auth,
    base,
    limit,
    retry,
    meanings,
    ...read,
    before: [],
    steps: [],
    cursor: { type: 'full' },
    recordId: [],
    expects: [],
  };
}
