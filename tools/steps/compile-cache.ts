import path from 'node:path';
import { ROOT } from '../repository/root.ts';

/**
 * Environment in which Node keeps what it compiled. The browser tests and those of the command line start
 * dozens of processes that load the same modules, for which this takes a third of the time away.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: path.join(ROOT, 'test-results', 'compiled'),
};
