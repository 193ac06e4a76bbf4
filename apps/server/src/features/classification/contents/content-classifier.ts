import { createHash, createHmac } from 'node:crypto';
import type { ContentClassification } from '@waybill/contract';
import { ENGINE_VERSION } from '@waybill/engine';
import type { Database } from '@waybill/store';
import type { Log } from '../../../platform/log.ts';
import { AppError } from '../../../platform/app-error.ts';
import { QueueFull, type Lane, type QueueBounds } from '../../../platform/fair-queue.ts';
import { boxFor, type KeyFor } from '../../../platform/secret-box.ts';
import { ClassifierFailed } from './classifier-failed.ts';
import { classifierPool, type ClassifierPool, type PoolAsk } from './classifier-pool.ts';
import type { Content, TextPart } from './content.ts';
import { contentVault, type ContentVault } from './content-vault.ts';
import {
  NO_SUBJECT,
  type ContentSubject,
  type DataTypeSet,
  type TenantDataTypeSet,
} from './data-type-set.ts';
import { nameReader } from './name-reader.ts';
import { readDataTypeRev, readDataTypes, type StoredDataTypes } from './read-data-types.ts';
import { contentReader } from './text-parts.ts';

/** Owner of the content, and the waiting caller. */
export interface ContentWork {
  tenantId: number;
  /** `interactive` by default. */
  lane?: Lane;
  /** Aborted when no one waits anymore: the content is then dropped. */
  signal?: AbortSignal | undefined;
}

/** @published */
export interface ContentClassifier {
  /**
   * Findings in a content, by the tenant's data types. Unreadable parts, or those that break the
   * classifier, are reported as their state; in the lane `intake` also that too many contents are
   * queued. The other lane throws `classify.busy`. Throws the signal's reason when aborted.
   */
  classify(
    ask: ContentWork & {
      content: Content;
      subject?: ContentSubject;
      /** Instead of the tenant's own set: to test unsaved changes. */
      set?: DataTypeSet;
    },
  ): Promise<ContentClassification>;
  /** The text of a content, part by part; an unreadable part says so. Throws as above. */
  read(content: Content, work: ContentWork): Promise<TextPart[]>;
  /** The tenant's data types, at most a second old. */
  setOf(tenantId: number): Promise<TenantDataTypeSet>;
  /** Seals stored contents. */
  vault: ContentVault;
  /** Applies a change made by this process immediately. */
  forget(tenantId: number): void;
  /**
   * Compiles the built-in types in two threads before the first content arrives, which takes seconds.
   * Never throws: on failure the first content compiles them.
   */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ContentClassifierServices {
  database: Database;
  keyFor: KeyFor;
  log: Log;
  now: () => number;
  /** Folder of a model that reads names; the built-in one by default. */
  namesModel?: string;
  /** Maximum contents that wait for a thread; the usual number by default. */
  bounds?: QueueBounds;
  /** The classifier threads; its own by default. They are closed with it. */
  pool?: ClassifierPool;
}

/**
 * Purposes of keys: contents are sealed with one, values of exact tables hashed with the other.
 *
 * @published
 */
export const KEPT_CONTENTS = 'kept contents';
/** @published */
export const VALUE_KEY = 'data-type exceptions';

/** The unmodified built-in types, which nearly all tenants share. */
const AS_THEY_COME: DataTypeSet = {
  key: 'as they come',
  switches: {},
  own: [],
  exceptions: [],
  valueKey: '',
};

/** Maximum age of a set: a change in another process takes effect within this time. */
const FRESH_MS = 1000;
/** Members of excepted groups change without a change of the data types. */
const READ_AGAIN_MS = 60_000;

/** Suggested retry delay for a caller. */
const RETRY_AFTER_SECONDS = 5;
/** Why a content was not classified when the queue was full. */
const BUSY = 'too many contents are queued';
/** Tenants count from 1. */
const NOBODY = 0;

export function contentClassifier(services: ContentClassifierServices): ContentClassifier {
  const { database, now } = services;
  const pool = services.pool ?? classifierPool(undefined, services.bounds);
  const reader = contentReader();
  const names = nameReader(services.namesModel ?? '', services.log);
  const masterKey = services.keyFor(VALUE_KEY);
  const sets = new Map<number, { at: number; readAt: number; set: TenantDataTypeSet }>();

  async function setOf(tenantId: number): Promise<TenantDataTypeSet> {
    const held = sets.get(tenantId);
    const at = now();
    if (held && at - held.at < FRESH_MS) return held.set;
    return database.tenant(tenantId, async (tx) => {
      const { rev, retentionDays } = await readDataTypeRev(tx);
      const isSame = held?.set.rev === rev && at - held.readAt < READ_AGAIN_MS;
      const readAt = isSame ? held.readAt : at;
      const set = {
        ...(isSame ? held.set : tenantSet(tenantId, rev, await readDataTypes(tx))),
        retentionDays,
      };
      sets.set(tenantId, { at, readAt, set });
      return set;
    });
  }

  function tenantSet(
    tenantId: number,
    rev: number,
    stored: StoredDataTypes,
  ): Omit<TenantDataTypeSet, 'retentionDays'> {
    const valueKey = createHmac('sha256', masterKey).update(String(tenantId)).digest('hex');
    const exceptions = createHash('sha256').update(JSON.stringify(stored.exceptions));
    return { ...stored, key: `${tenantId}:${rev}:${exceptions.digest('base64')}`, rev, valueKey };
  }

  async function classifyRead(
    parts: readonly TextPart[],
    ask: Omit<PoolAsk, 'parts' | 'now'>,
  ): Promise<ContentClassification> {
    try {
      return await pool.classify({ ...ask, parts, now: now() });
    } catch (error) {
      if (!(error instanceof ClassifierFailed)) throw error;
      // Only the kind of fault: messages and stacks may quote the content.
      services.log.error({ fault: error.message }, 'could not classify a content');
      return failed(parts, error.message);
    }
  }

  /** An event is stored even if its content finds the queue full; a caller is asked to retry. */
  function answerBusy(error: unknown, content: Content, { lane }: Pick<PoolAsk, 'lane'>) {
    if (!(error instanceof QueueFull)) throw error;
    if (lane === 'interactive') {
      throw new AppError('classify.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    services.log.error({ fault: BUSY }, 'could not classify a content');
    const name = content.kind === 'file' ? content.name : null;
    const text = content.kind === 'text' ? content.text : '';
    const type = content.kind === 'file' ? 'unknown' : 'text';
    return failed([{ name, type, state: 'failed', reason: BUSY, text, fields: [] }], BUSY);
  }

  return {
    async classify({ content, subject = NO_SUBJECT, set, ...given }) {
      const work = workOf(given);
      try {
        const types = set ?? (await setOf(work.tenantId));
        const parts = await reader.read(content, work);
        const named = await names.read(parts, types, work);
        return await classifyRead(named, { ...work, set: types, subject });
      } catch (error) {
        return answerBusy(error, content, work);
      }
    },
    async read(content, given) {
      const work = workOf(given);
      try {
        return await reader.read(content, work);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        throw new AppError('classify.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },
    setOf,
    vault: contentVault(boxFor(services.keyFor, KEPT_CONTENTS)),
    forget: (tenantId) => void sets.delete(tenantId),
    async warmUp() {
      try {
        const work = workOf({ tenantId: NOBODY });
        const parts = await reader.read({ kind: 'text', text: '' }, work);
        const ask = { ...work, set: AS_THEY_COME, parts, subject: NO_SUBJECT, now: now() };
        await pool.warmUp(ask);
      } catch (error) {
        if (!(error instanceof ClassifierFailed)) throw error;
        services.log.warn({ fault: error.message }, 'the data types were not precompiled');
      }
    },
    async close() {
      await pool.close();
      await names.close();
      await reader.close();
    },
  };
}

function workOf({ tenantId, lane = 'interactive', signal }: ContentWork) {
  return { tenantId, lane, signal };
}

function failed(parts: readonly TextPart[], reason: string): ContentClassification {
  return {
    engine: ENGINE_VERSION,
    state: 'failed',
    sensitivity: null,
    types: [],
    findings: [],
    parts: parts.map(({ name, type, text }) => ({
      name,
      type,
      state: 'failed',
      reason,
      characters: text.length,
    })),
  };
}
