import { defineConnector } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { declaration } from './declaration.data.ts';
import { mapGoogleLog } from './google-log.ts';
import { mapping } from './mapping.data.ts';

/** Phones and tablets: Google's device management, Lookout and Pradeo. */
export const connector = defineConnector({
  id: 'mobile-device',
  summary: 'Mobile devices, what is wrong with them, and what was done to them from afar',
  envelopes: ['items', 'mobiledevices', 'chromeosdevices'],
  map: compileMap(mapping, { googleLog: mapGoogleLog }),
  declaration,
});
