import type { Declaration } from '@waybill/connectors/kit/declaration/declaration';

/** A declared way of authorisation. */
export type Auth = Declaration['auth'];
