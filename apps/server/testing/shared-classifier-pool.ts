import {
  classifierPool,
  type ClassifierPool,
  type PoolAsk,
} from '../src/features/classification/contents/classifier-pool.ts';

/** Test files share a process. A thread compiles the built-in types in most of a second, once for all of them. */
const shared = classifierPool();
let takers = 0;

/** The threads of this process, for a database of the test's own. They go on when it is closed. */
export function sharedClassifierPool(): ClassifierPool {
  takers += 1;
  // Tenants of several databases have the same ids, and so do their sets of data types.
  const prefix = `${takers} `;
  const own = (ask: PoolAsk): PoolAsk => ({
    ...ask,
    set: { ...ask.set, key: `${prefix}${ask.set.key}` },
  });
  return {
    classify: (ask) => shared.classify(own(ask)),
    warmUp: (ask) => shared.warmUp(own(ask)),
    close: async () => undefined,
  };
}
