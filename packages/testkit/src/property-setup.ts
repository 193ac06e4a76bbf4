import fc from 'fast-check';

/** A failure of a check must come again when the check runs again. */
const FIXED_SEED = 20_261;

/**
 * Whole numbers of the environment: `WAYBILL_PROPERTY_SEED` draws other examples, `WAYBILL_PROPERTY_RUNS` sets
 * how many a property draws that names no number of its own.
 */
const seed = fromEnvironment('WAYBILL_PROPERTY_SEED') ?? FIXED_SEED;
const numRuns = fromEnvironment('WAYBILL_PROPERTY_RUNS');

fc.configureGlobal({ seed, ...(numRuns === undefined ? {} : { numRuns }) });

/** Throws, naming the variable, where it holds no whole number. */
function fromEnvironment(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is no whole number: ${text}`);
  return Number(text);
}
