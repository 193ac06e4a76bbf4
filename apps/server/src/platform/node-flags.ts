/**
 * How the product's own processes run Node. A batch of events is garbage once it is written: a larger
 * young generation (MB) collects it in fewer, shorter rounds.
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
] as const;
