import { ENDPOINT_GROUPS } from '../endpoints.gen.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Every route of the wire: of each file `*-endpoints.ts`, wherever it lies. A new way to prove who one
 * is, is a folder under `src/methods` that has one and ends in `startSession`; it is listed nowhere.
 */
export const ENDPOINTS: readonly Endpoint[] = ENDPOINT_GROUPS.flat();
