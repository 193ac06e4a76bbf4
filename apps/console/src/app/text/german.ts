import type { addTranslation } from '@waybill/ui';

type Messages = Parameters<typeof addTranslation>[2];

/** Every `*.de.ts` next to a catalogue, of the console and of the design system, by file. */
export const GERMAN = import.meta.glob<Messages>(
  ['../../**/*.de.ts', '../../../../../packages/ui/src/**/*.de.ts'],
  { import: 'de', eager: true },
);
