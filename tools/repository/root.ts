import path from 'node:path';

/** Folder of the checkout these tools belong to. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');
