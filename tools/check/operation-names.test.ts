import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NAMES_FILE, readNames } from '../operations/names-file.ts';
import { faultOf, provenOperations, type ProvenOperation } from '../operations/operation-proofs.ts';
import { CONNECTORS_FOLDER, operationTables } from '../operations/operation-tables.ts';
import { unknownPolicyOperations } from '../operations/policy-names.ts';

/*
 * A misspelt operation name makes a mapping that never applies, which a test on an invented record does
 * not notice. So every table is compared with external names.
 */

const tables = await operationTables();
const operations = provenOperations(tables);
const files = globSync(`**/${NAMES_FILE}`, { cwd: CONNECTORS_FOLDER }).toSorted();

test('tables are found in every folder that has names', () => {
  const folders = new Set(tables.map(({ folder }) => path.relative(CONNECTORS_FOLDER, folder)));
  expect([...folders].toSorted()).toEqual(files.map((file) => path.dirname(file)));
  expect(operations.length).toBeGreaterThan(1000);
});

test('every operation of a connector is a name its vendor uses', () => {
  expect(operations.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});

test('built-in policies ask a source with complete lists for its own names only', () => {
  expect(unknownPolicyOperations()).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const folder = path.join(CONNECTORS_FOLDER, path.dirname(file));
  const names = readNames(folder);
  const own = tables.filter((table) => table.folder === folder);

  test('names tables that exist, each in one list', () => {
    const held = names?.lists.flatMap((list) => list.tables) ?? [];
    expect(held.toSorted()).toEqual(own.map(({ table }) => table).toSorted());
  });

  test('is sorted, without duplicates, and says where the names come from', () => {
    for (const list of names?.lists ?? []) {
      expect(list.names).toEqual([...new Set(list.names)].toSorted());
      expect(list.coverage === 'none' || list.sources.length > 0).toBe(true);
    }
  });

  test('proves only what a table has and its list lacks', () => {
    const proofs = [names?.pages ?? {}, names?.recorded ?? {}].flatMap((by) =>
      Object.values(by).flat(),
    );
    const needed = own.flatMap(({ table, operations: all }) => {
      const list = names?.lists.find(({ tables: held }) => held.includes(table));
      return all.filter(({ matches }) => !list?.names.some((name) => matches(name)));
    });
    const idle = proofs.filter((name) => !needed.some(({ matches }) => matches(name)));
    expect(idle).toEqual([]);
    expect(proofs.length).toBe(new Set(proofs).size);
  });
});

describe('faultOf', () => {
  const operation: ProvenOperation = {
    vendor: 'acme',
    table: 'OPERATIONS',
    operation: 'file.sent',
    proof: 'list',
    coverage: 'complete',
  };

  test('accepts a name of a complete list', () => {
    expect(faultOf(operation)).toBeNull();
  });

  test('rejects a name that a complete list lacks, whatever else shows it', () => {
    expect(faultOf({ ...operation, proof: 'recorded event' })).toContain('complete list lacks');
  });

  test('accepts a page or a recorded event beside a partial list, and nothing less', () => {
    expect(faultOf({ ...operation, coverage: 'partial', proof: 'page' })).toBeNull();
    expect(faultOf({ ...operation, coverage: 'partial', proof: 'recorded event' })).toBeNull();
    expect(faultOf({ ...operation, coverage: 'partial', proof: 'none' })).toContain('partial');
  });

  test('rejects a table that no list names', () => {
    expect(faultOf({ ...operation, coverage: null })).toContain('names the table');
  });
});
