/**
 * Version of the engine with its data types. It rises whenever a text could be classified differently,
 * so that stored results tell which of them to renew.
 */
export const ENGINE_VERSION = '2026.11.3';
