import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Birger Møllegaard', 'birger mollegard'],
  ['MØLLEGÅRD', 'mollegard'],
  ['moellegaard', 'mollegard'],
  ['Müller', 'muller'],
  ['Mueller', 'muller'],
  ['Straße', 'strasse'],
  ['José  Núñez', 'jose nunez'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Þórður', 'thordur'],
  ['Ｐａｙｒｏｌｌ', 'payroll'],
  ['Σίσυφος', 'σισυφοσ'],
])('%s reads as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
