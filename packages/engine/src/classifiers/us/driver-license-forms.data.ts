/** How a state, district or territory writes the numbers of its driver’s licenses, as patterns. */
export interface LicenseForm {
  state: string;
  forms: readonly string[];
}

/**
 * Sources: the motor vehicle departments’ own descriptions, as gathered by the American Association of
 * Motor Vehicle Administrators and the National Traffic Safety Institute.
 */
export const LICENSE_FORMS: readonly LicenseForm[] = [
  { state: 'AL', forms: ['[0-9]{7,8}'] },
  { state: 'AK', forms: ['[0-9]{6,7}'] },
  { state: 'AZ', forms: ['[A-Z][0-9]{8}', '[0-9]{9}'] },
  { state: 'AR', forms: ['[0-9]{8,9}'] },
  { state: 'CA', forms: ['[A-Z][0-9]{7}'] },
  {
    state: 'CO',
    forms: ['[0-9]{9}', '[A-Z][0-9]{3,6}', '[A-Z]{2}[0-9]{2,5}', '[0-9]{2}-[0-9]{3}-[0-9]{4}'],
  },
  { state: 'CT', forms: ['[0-9]{9}'] },
  { state: 'DE', forms: ['[0-9]{6,7}'] },
  { state: 'DC', forms: ['[0-9]{7}', '[0-9]{9}'] },
  { state: 'FL', forms: ['[A-Z][0-9]{12}', '[A-Z][0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{3}-[0-9]'] },
  { state: 'GA', forms: ['[0-9]{7,9}'] },
  { state: 'GU', forms: ['[A-Z][0-9]{14}'] },
  { state: 'HI', forms: ['[A-Z][0-9]{8}', '[0-9]{9}'] },
  { state: 'ID', forms: ['[A-Z]{2}[0-9]{6}[A-Z]', '[0-9]{9}'] },
  { state: 'IL', forms: ['[A-Z][0-9]{11,12}', '[A-Z][0-9]{3}-[0-9]{4}-[0-9]{4}'] },
  { state: 'IN', forms: ['[A-Z][0-9]{9}', '[0-9]{9,10}', '[0-9]{4}-[0-9]{2}-[0-9]{4}'] },
  { state: 'IA', forms: ['[0-9]{9}', '[0-9]{3}[A-Z]{2}[0-9]{4}'] },
  {
    state: 'KS',
    forms: [
      '[A-Z][0-9][A-Z][0-9][A-Z]',
      '[A-Z][0-9]{8}',
      '[A-Z][0-9]{2}-[0-9]{2}-[0-9]{4}',
      '[0-9]{9}',
    ],
  },
  { state: 'KY', forms: ['[A-Z][0-9]{8,9}', '[A-Z][0-9]{2}-[0-9]{3}-[0-9]{3}', '[0-9]{9}'] },
  { state: 'LA', forms: ['[0-9]{9}'] },
  { state: 'ME', forms: ['[0-9]{7,8}', '[0-9]{7}[A-Z]'] },
  { state: 'MD', forms: ['[A-Z][0-9]{12}', '[A-Z]-[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{3}'] },
  { state: 'MA', forms: ['[A-Z][0-9]{8}', '[A-Z]{2}[0-9]{7}', '[0-9]{9}'] },
  {
    state: 'MI',
    forms: ['[A-Z][0-9]{10}', '[A-Z][0-9]{12}', '[A-Z] [0-9]{3} [0-9]{3} [0-9]{3} [0-9]{3}'],
  },
  { state: 'MN', forms: ['[A-Z][0-9]{12}', '[A-Z]-[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{3}'] },
  { state: 'MS', forms: ['[0-9]{9}', '[0-9]{3}-[0-9]{2}-[0-9]{4}'] },
  {
    state: 'MO',
    forms: ['[A-Z][0-9]{5,9}', '[A-Z][0-9]{6}R', '[0-9]{8}[A-Z]{2}', '[0-9]{9}[A-Z]', '[0-9]{9}'],
  },
  { state: 'MT', forms: ['[A-Z][0-9]{8}', '[0-9]{9}', '[0-9]{13,14}'] },
  { state: 'NE', forms: ['[A-Z][0-9]{6,8}'] },
  { state: 'NV', forms: ['[0-9]{9,10}', '[0-9]{12}', 'X[0-9]{8}'] },
  { state: 'NH', forms: ['[0-9]{2}[A-Z]{3}[0-9]{5}', 'NH[A-Z][0-9]{8}'] },
  { state: 'NJ', forms: ['[A-Z][0-9]{14}', '[A-Z][0-9]{4} [0-9]{5} [0-9]{5}'] },
  { state: 'NM', forms: ['[0-9]{8,9}'] },
  {
    state: 'NY',
    forms: [
      '[A-Z][0-9]{7}',
      '[A-Z][0-9]{18}',
      '[0-9]{8,9}',
      '[0-9]{16}',
      '[0-9]{3} [0-9]{3} [0-9]{3}',
    ],
  },
  { state: 'NC', forms: ['[0-9]{6,12}'] },
  { state: 'ND', forms: ['[A-Z]{3}[0-9]{6}', '[A-Z]{3}-[0-9]{2}-[0-9]{4}', '[0-9]{9}'] },
  { state: 'OH', forms: ['[A-Z][0-9]{4,8}', '[A-Z]{2}[0-9]{3,7}', '[0-9]{8}'] },
  { state: 'OK', forms: ['[A-Z][0-9]{9}', '[0-9]{9}'] },
  { state: 'OR', forms: ['[0-9]{6,9}', '[A-Z][0-9]{6}'] },
  { state: 'PA', forms: ['[0-9]{8}', '[0-9]{2} [0-9]{3} [0-9]{3}'] },
  { state: 'PR', forms: ['[0-9]{7,9}'] },
  { state: 'RI', forms: ['[0-9]{7}', '[A-Z][0-9]{6}'] },
  { state: 'SC', forms: ['[0-9]{6,11}'] },
  { state: 'SD', forms: ['[0-9]{6,10}', '[0-9]{12}'] },
  { state: 'TN', forms: ['[0-9]{7,9}'] },
  { state: 'TX', forms: ['[0-9]{7,8}'] },
  { state: 'UT', forms: ['[0-9]{6,10}'] },
  { state: 'VT', forms: ['[0-9]{8}', '[0-9]{7}A'] },
  { state: 'VA', forms: ['[A-Z][0-9]{8,11}', '[A-Z][0-9]{2}-[0-9]{2}-[0-9]{4}', '[0-9]{9}'] },
  { state: 'WA', forms: ['[A-Z]{4,7}[0-9]{3}[A-Z0-9]{2}', 'WDL[0-9]{9}'] },
  { state: 'WV', forms: ['[0-9]{7}', '[A-Z]{1,2}[0-9]{5,6}'] },
  { state: 'WI', forms: ['[A-Z][0-9]{13}', '[A-Z][0-9]{3}-[0-9]{4}-[0-9]{4}-[0-9]{2}'] },
  { state: 'WY', forms: ['[0-9]{9,10}', '[0-9]{6}-[0-9]{3}'] },
];
