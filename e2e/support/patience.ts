/**
 * Milliseconds that a busy machine may take for what comes soon on an idle one. No wait of a browser test is
 * shorter: it would fail for the machine, and hide the tests after it.
 */
export const PATIENCE_MS = 15_000;

/** Milliseconds that loading the sample data may take there: most of a minute of processor time. */
export const SAMPLE_DATA_MS = 400_000;
