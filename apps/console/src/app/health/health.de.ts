import { formatCount, type Translation } from '@waybill/ui';
import type { healthText } from './health.text.ts';

export const de: Translation<typeof healthText> = {
  banner: 'Integrationen, die Aufmerksamkeit brauchen',
  silent: (name, length) => `${name} ist seit ${length} stumm.`,
  silentAlways: (name) => `Von ${name} ist noch nichts angekommen.`,
  auth_expired: (name) => `${name} lehnt die Zugangsdaten ab.`,
  degraded: (name) => `Einige Streams von ${name} schlagen fehl.`,
  error: (name) => `Von ${name} können keine Daten abgerufen werden.`,
  several: (count) => `${formatCount(count)} Integrationen brauchen Aufmerksamkeit.`,
  severalOf: (count, names) =>
    `${formatCount(count)} Integrationen brauchen Aufmerksamkeit: ${names}.`,
  look: 'Ansehen',
  dismiss: 'Bis zur nächsten Änderung ausblenden',
};
