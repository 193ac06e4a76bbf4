import { createHash, createHmac } from 'node:crypto';
import type { ContentClassification } from '@waybill/contract';
import { ENGINE_VERSION } from '@waybill/engine';
import type { Database } from '@waybill/store';
import type { Log } from '../platform/log.ts';
import { ClassifierFailed, classifierPool } from './classifier-pool.ts';
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

export interface ContentClassifier {
  /**
   * What is in a content, by the tenant's data types. Total: what cannot be read or breaks the
   * classifier is told as the state of its part.
   */
  classify(ask: {
    tenantId: number;
    content: Content;
    subject?: ContentSubject;
    /** In place of the tenant's own set: to try out what is not stored. */
    set?: DataTypeSet;
  }): Promise<ContentClassification>;
  /** The text of a content, part by part. Total: what cannot be read is a part that says so. */
  read(content: Content): Promise<TextPart[]>;
  /** The tenant's data types, at most a second old. */
  setOf(tenantId: number): Promise<TenantDataTypeSet>;
  /** Seals contents that are kept. */
  vault: ContentVault;
  /** Makes a change that this process made act at once. */
  forget(tenantId: number): void;
  /**
   * Compiles the built-in types in a thread before the first content waits for them, which takes seconds.
   * Total: without it the first content does.
   */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface ContentClassifierServices {
  database: Database;
  /** A key of 32 bytes for one purpose, derived from the master key. */
  keyFor: (purpose: string) => Buffer;
  log: Log;
  now: () => number;
  /** Folder of a model that reads names; the built-in one does where there is none. */
  namesModel?: string;
}

/** The built-in types as they come, which nearly all tenants share. */
const AS_THEY_COME: DataTypeSet = {
  key: 'as they come',
  switches: {},
  own: [],
  exceptions: [],
  valueKey: '',
};

/** How old a set may be: a change in another process acts within this time. */
const FRESH_MS = 1000;
/** Members of excepted groups come and go without a change of the data types. */
const READ_AGAIN_MS = 60_000;

export function contentClassifier(services: ContentClassifierServices): ContentClassifier {
  const { database, now } = services;
  const pool = classifierPool();
  const reader = contentReader();
  const names = nameReader(services.namesModel ?? '', services.log);
  const masterKey = services.keyFor('data-type exceptions');
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
    set: DataTypeSet,
    subject: ContentSubject,
  ): Promise<ContentClassification> {
    try {
      return await pool.classify({ set, parts, subject, now: now() });
    } catch (error) {
      if (!(error instanceof ClassifierFailed)) throw error;
      // Only the kind of fault: messages and stacks may quote what was read.
      services.log.error({ fault: error.message }, 'a content could not be classified');
      return failed(parts, error.message);
    }
  }

  return {
    async classify({ tenantId, content, subject = NO_SUBJECT, set }) {
      const [parts, types] = await Promise.all([reader.read(content), set ?? setOf(tenantId)]);
      return classifyRead(await names.read(parts, types), types, subject);
    },
    read: (content) => reader.read(content),
    setOf,
    vault: contentVault(services.keyFor('kept contents')),
    forget: (tenantId) => void sets.delete(tenantId),
    async warmUp() {
      try {
        const parts = await reader.read({ kind: 'text', text: '' });
        await pool.classify({ set: AS_THEY_COME, parts, subject: NO_SUBJECT, now: now() });
      } catch (error) {
        if (!(error instanceof ClassifierFailed)) throw error;
        services.log.warn({ fault: error.message }, 'the data types were not compiled beforehand');
      }
    },
    async close() {
      await pool.close();
      await names.close();
      await reader.close();
    },
  };
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
