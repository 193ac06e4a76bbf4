import type { MapResult, VendorRecord } from '../define-connector.ts';
import { compileCondition, hookOf, type Test } from './compile-value.ts';
import { compileEntityShape } from './entity-shape.ts';
import { compileEventShape } from './event-shape.ts';
import type { Hooks, ManyShape, MapDeclaration, Shape } from './map-declaration.ts';

type Map = (record: VendorRecord) => MapResult;

/**
 * The mapping of a declaration: the first shape whose condition holds reads the record. Everything is
 * compiled once, at load; unknown names fail there.
 *
 * A record that no shape reads is rejected. Never throws, whatever the record contains, as long as the
 * hooks do not.
 */
export function compileMap(declaration: MapDeclaration, hooks: Hooks = {}): Map {
  const shapes = declaration.shapes.map((shape): [Test, Map] => [
    shape.when ? compileCondition(shape.when) : () => true,
    compileShape(shape, declaration, hooks),
  ]);
  return (record) => {
    for (const [test, map] of shapes) if (test(record, record)) return map(record);
    return { kind: 'rejected', field: null, reason: 'no known kind of record of this source' };
  };
}

function compileShape(shape: Shape, declaration: MapDeclaration, hooks: Hooks): Map {
  if ('skip' in shape) {
    const result: MapResult = { kind: 'skipped', reason: shape.skip };
    return () => result;
  }
  if ('shapes' in shape) return compileMany(shape, declaration, hooks);
  if ('entity' in shape) return compileEntityShape(shape, declaration.source, hooks);
  if ('operation' in shape) return compileEventShape(shape, declaration.source, hooks);
  const hook = hookOf(shape.hook, hooks);
  return (record) => {
    const result = hook(record, record);
    return isMapResult(result)
      ? result
      : { kind: 'rejected', field: null, reason: 'the record cannot be read' };
  };
}

/** One result of all the shapes that fit; a rejection by any of them rejects the record. */
function compileMany(shape: ManyShape, declaration: MapDeclaration, hooks: Hooks): Map {
  const maps = shape.shapes.map((inner): [Test, Map] => [
    inner.when ? compileCondition(inner.when) : () => true,
    compileShape(inner, declaration, hooks),
  ]);
  return (record) =>
    maps
      .filter(([test]) => test(record, record))
      .map(([, map]) => map(record))
      .reduce(together, NOTHING);
}

const NOTHING: MapResult = { kind: 'skipped', reason: 'none of the shapes fits' };

function together(one: MapResult, other: MapResult): MapResult {
  if (one.kind === 'rejected' || other.kind === 'skipped') return one;
  if (other.kind === 'rejected' || one.kind === 'skipped') return other;
  if (one.kind === 'mapped' && other.kind === 'mapped') {
    const contents = [
      ...(one.contents ?? []),
      ...(other.contents ?? []).map((part) => ({ ...part, event: part.event + one.events.length })),
    ];
    const events = [...one.events, ...other.events];
    return { kind: 'mapped', events, ...(contents.length > 0 ? { contents } : {}) };
  }
  return {
    kind: 'entities',
    entities: [
      ...(one.kind === 'entities' ? one.entities : []),
      ...(other.kind === 'entities' ? other.entities : []),
    ],
  };
}

const RESULT_KINDS: ReadonlySet<unknown> = new Set(['mapped', 'entities', 'skipped', 'rejected']);

/** A hook is typed to answer anything; what it answers for a whole record is a result of the mapping. */
function isMapResult(value: unknown): value is MapResult {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && RESULT_KINDS.has(value.kind)
  );
}
