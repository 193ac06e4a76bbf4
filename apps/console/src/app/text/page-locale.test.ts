import { expect, test } from 'vitest';
import { catalogueIdOf } from './found-translations.ts';
import { languageOf } from './page-locale.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'de'], 'de'],
  [['en-US'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that wants %j gets %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});

test('a translation belongs to the catalogue beside it', () => {
  expect(catalogueIdOf('../../screens/detections/detections.de.ts')).toBe(
    'screens/detections/detections',
  );
  // The bundler inlines small neighbours.
  expect(catalogueIdOf('../shell/shell.de.ts')).toBe('app/shell/shell');
  expect(catalogueIdOf('../../../../../packages/ui/src/chart/chart.de.ts')).toBe('ui/chart/chart');
});
