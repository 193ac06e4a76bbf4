import { ENDPOINT_GROUPS } from '../endpoints.gen.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * Every API route: from each file `*-endpoints.ts`, in any folder. A new sign-in method is a folder
 * under `src/methods` with such a file that ends in `startSession`; no further registration.
 */
export const ENDPOINTS: readonly Endpoint[] = ENDPOINT_GROUPS.flat();
