import type {
  AuditItem,
  AuditItemCheckpoint,
  AuditItemEntry,
  AuditItemHead,
  AuditItemKey,
  AuditItemStub,
} from './audit-items.ts';
import {
  chainHash,
  entryDigest,
  headStatement,
  isSigned,
  NO_HASH,
  stubStatement,
} from './canonical.ts';
import { valueChecks } from './check-values.ts';
import { auditFindings, type AuditFindings } from './findings.ts';
import { trustedKeys } from './trusted-keys.ts';
import type { AuditVerdict, ExportedAuditHead, IntegrityFault } from '@waybill/contract';

export interface VerifyOptions {
  /** Ids of keys that are trusted; null: every key that the items bring, for readers who have no id from elsewhere. */
  trusted: ReadonlySet<string> | null;
  /** An end of the chain that was exported earlier: entries that it covers must be there. */
  knownHead?: ExportedAuditHead | undefined;
}

/**
 * Verifies a chain: integrity (hashes and signatures) and completeness (numbers without gaps up to the signed head)
 * separately. After a gap, hashes continue from the stored one, which the next signature covers.
 */
export async function verifyItems(
  items: AsyncIterable<AuditItem> | Iterable<AuditItem>,
  options: VerifyOptions,
): Promise<AuditVerdict> {
  const findings = auditFindings();
  const values = valueChecks(findings);
  const signatures = signatureChecks(findings, options);
  const walk = chainWalk(findings, options.knownHead);
  let tenantId = '';
  let head: AuditItemHead | null = null;

  const read: { [K in AuditItem['kind']]: (item: Extract<AuditItem, { kind: K }>) => void } = {
    audit: (item) => void ({ tenantId } = item),
    key: (item) => signatures.add(item),
    stub(item) {
      signatures.check(item, stubStatement(tenantId, item), 'stub_invalid');
      walk.stub(item);
    },
    digest: (item) => walk.entry(item, item.digest, null),
    entry(item) {
      values.check(item);
      walk.entry(item, entryDigest(tenantId, item.number, item), item);
    },
    checkpoint(item) {
      signatures.check(item, headStatement(tenantId, item), 'checkpoint_invalid');
      walk.checkpoint(item);
    },
    head(item) {
      signatures.check(item, headStatement(tenantId, item), 'head_invalid');
      head = item;
    },
  };
  for await (const item of items) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind names the reader of its own items
    (read[item.kind] as (one: AuditItem) => void)(item);
  }
  if (options.knownHead) {
    const { head: known, tenantId: knownTenant } = options.knownHead;
    signatures.check(known, headStatement(knownTenant, known), 'head_invalid');
  }
  const totals = walk.end(head);
  const erased = values.end();
  return { ...findings.first(), ...totals, erased, head: shown(head), keyIds: signatures.keyIds() };
}

function shown(head: AuditItemHead | null): AuditVerdict['head'] {
  return head && { number: head.number, hash: head.hash, at: head.at };
}

/** Checks signatures with the keys that were added before the first one is checked. */
function signatureChecks(findings: AuditFindings, { trusted, knownHead }: VerifyOptions) {
  const keys: AuditItemKey[] = [...(knownHead?.keys ?? [])];
  const signers = new Set<string>();
  let known: Map<string, string> | null = null;
  return {
    add: (key: AuditItemKey): void => void keys.push(key),
    check(
      item: { keyId: string; signature: string; number: number },
      statement: string,
      fault: IntegrityFault,
    ): void {
      known ??= trustedKeys(keys, trusted);
      signers.add(item.keyId);
      const key = known.get(item.keyId);
      if (key === undefined) findings.changed('key_unknown', item.number);
      else if (!isSigned(key, statement, item.signature)) findings.changed(fault, item.number);
    },
    keyIds: () => [...signers],
  };
}

interface ChainWalk {
  stub(stub: AuditItemStub): void;
  /** An entry, or the digest of one that an export leaves out (`whole` null). */
  entry(
    place: { number: number; hash: string | null },
    digest: string,
    whole: AuditItemEntry | null,
  ): void;
  checkpoint(checkpoint: AuditItemCheckpoint): void;
  end(head: AuditItemHead | null): Pick<AuditVerdict, 'entries' | 'older' | 'removed'>;
}

/** Follows numbers and hashes. */
function chainWalk(
  { changed, missing }: AuditFindings,
  knownHead: ExportedAuditHead | undefined,
): ChainWalk {
  let [number, hash, entries] = [0, NO_HASH, 0];
  let [older, olderHash] = [0, NO_HASH];
  let stub: AuditItemStub | null = null;

  function moveTo(place: { number: number; hash: string | null }): void {
    number = place.number;
    hash = place.hash ?? NO_HASH;
    if (number !== knownHead?.head.number) return;
    if (hash !== knownHead.head.hash) changed('known_head_differs', number);
  }

  /** Target `<count>/<hash>` of the entries older than the chain. */
  function compareOlder(target: string | null): void {
    const [count = '', expected = ''] = (target ?? '').split('/');
    if (Number(count) > older) missing('older_missing', 0);
    else if (Number(count) < older) missing('entry_twice', 0);
    if (expected !== olderHash) changed('older_changed', 0);
  }

  return {
    stub(item) {
      stub = item;
      moveTo(item);
    },
    entry(place, digest, whole) {
      if (place.number <= 0) {
        older += 1;
        olderHash = chainHash(olderHash, digest);
        if (stub !== null) missing('entry_twice', 0);
        return;
      }
      if (place.number <= number) return missing('entry_twice', place.number);
      // Behind a gap, the stored hash alone says what the entry was.
      if (place.number > number + 1) missing('entry_missing', number + 1);
      else if (chainHash(hash, digest) !== place.hash) {
        changed('entry_changed', place.number, whole?.seq);
      }
      if (whole?.number === 1) compareOlder(whole.target);
      entries += 1;
      moveTo(place);
    },
    checkpoint(item) {
      if (item.number > number) missing('entry_missing', number + 1);
      else if (item.number === number && item.hash !== hash) changed('checkpoint_invalid', number);
    },
    end(head) {
      if (head === null) missing('head_missing', number + 1);
      else if (head.number > number) missing('entry_missing', number + 1);
      else if (head.number < number) missing('after_head', head.number + 1);
      else if (head.hash !== hash) changed('head_invalid', number);
      const known = knownHead?.head.number ?? 0;
      if (known > number) missing('behind_known_head', number + 1);
      return { entries, older, removed: stub?.entries ?? 0 };
    },
  };
}
