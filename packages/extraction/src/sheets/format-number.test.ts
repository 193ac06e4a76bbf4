import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [1599.99, '"$"#,##0.00_);\\("$"#,##0.00\\)', '$1,599.99 '],
  [-1599.99, '"$"#,##0.00_);\\("$"#,##0.00\\)', '($1,599.99)'],
  [1234567, '#,##0', '1,234,567'],
  [0.025, '0.00%', '2.50%'],
  [2.5, '# ?/?', '2 1/2'],
  [0.125, '# ??/??', '1/8'],
  [19.99, '0 "dollars and" .00 "cents"', '19 dollars and .99 cents'],
  [123456789, '000\\-00\\-0000', '123-45-6789'],
  [5551234, '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', '555-1234'],
  [2125551234, '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', '(212) 555-1234'],
  [7, '00000', '00007'],
  [12345, '0.00E+00', '1.23E+04'],
  [1.005, '0.00', '1.01'],
  [1200000, '0.0,,"M"', '1.2M'],
  [-3, '0', '-3'],
  [0, '0;-0;"none"', 'none'],
  [42, '[$€-407] 0', '€ 42'],
  [42, 'General', '42'],
])('%d as %s is %s', (value, code, shown) => {
  expect(formatNumber(value, code)).toBe(shown);
});

test.each([
  [39466.19, 'm/d/yy h:mm', '1/19/08 4:33'],
  [39219, 'd-mmm-yy', '17-May-07'],
  [0.7604166667, 'h:mm', '18:15'],
  [45000, 'yyyy-mm-dd', '2023-03-15'],
  [45000.5, 'dddd, mmmm d, yyyy h:mm AM/PM', 'Wednesday, March 15, 2023 12:00 PM'],
  [1.5, '[h]:mm', '36:00'],
  [59, 'yyyy-mm-dd', '1900-02-28'],
  [61, 'yyyy-mm-dd', '1900-03-01'],
])('day %d as %s is %s', (value, code, shown) => {
  expect(formatNumber(value, code)).toBe(shown);
});

test('days count from 1904 where the workbook says so', () => {
  expect(formatNumber(0, 'yyyy-mm-dd', true)).toBe('1904-01-01');
});

test('no digit of a long number is lost to an exponent', () => {
  expect(formatNumber(4111111111111111, '0.00E+00')).toBe('4111111111111111');
  expect(formatNumber(4111111111111111, 'General')).toBe('4111111111111111');
});
