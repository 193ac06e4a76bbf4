/**
 * How the product's own processes run Node. A batch of events is garbage once it is written: a
 * larger young generation (MB) collects it in fewer, shorter rounds. Little outlives a batch,
 * so the old generation is collected when it has grown by three quarters (percent); V8 alone would let it grow to
 * four times its size.
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  '--heap-growing-percent=75',
] as const;
