import { defineConnector } from '../kit/define-connector.ts';
import { mapEntry } from './entry.ts';

/** __Source__: its audit log. */
export const connector = defineConnector({
  id: '__kebab__',
  sources: ['__Source__'],
  summary: 'Audit log: files and shares',
  envelopes: ['entries'],
  map: mapEntry,
});
