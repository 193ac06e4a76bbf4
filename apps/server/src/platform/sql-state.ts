/** The SQLSTATE of a failure that PostgreSQL reported; null for every other failure. */
export function sqlStateOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/**
 * Classes of failures that the data itself causes, so that the same statement with other data succeeds:
 * 22 data exception, 23 integrity constraint violation, 54 program limit exceeded, 0A feature not
 * supported. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const DATA_CLASSES = /^(?:22|23|54|0A)/;

/** The SQLSTATE of a failure that the data caused; null for every other failure. */
export function dataFaultOf(error: unknown): string | null {
  const state = sqlStateOf(error);
  return state !== null && DATA_CLASSES.test(state) ? state : null;
}
