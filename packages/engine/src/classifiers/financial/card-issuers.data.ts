/**
 * First digits that a scheme issues, as an inclusive range of equal length, and its number
 * lengths.
 */
export interface IssuerRange {
  scheme: string;
  from: string;
  to: string;
  lengths: readonly number[];
  /**
   * Short prefixes, many lengths and rare schemes match too many other numbers: these need supporting
   * evidence.
   */
  isLoose?: true;
}

const MAESTRO_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];

/**
 * Issuer identification numbers (ISO/IEC 7812) of the card schemes, by their own published ranges as
 * collected under “Payment card number” in Wikipedia. The wide JCB and Maestro rows exceed the issued
 * ranges: test data generators and old records use them.
 */
export const ISSUER_RANGES: readonly IssuerRange[] = [
  { scheme: 'Visa', from: '4', to: '4', lengths: [16] },
  { scheme: 'Visa', from: '4', to: '4', lengths: [13, 19], isLoose: true },
  { scheme: 'Mastercard', from: '51', to: '55', lengths: [16] },
  { scheme: 'Mastercard', from: '2221', to: '2720', lengths: [16] },
  { scheme: 'American Express', from: '34', to: '34', lengths: [15] },
  { scheme: 'American Express', from: '37', to: '37', lengths: [15] },
  { scheme: 'Discover', from: '6011', to: '6011', lengths: [16] },
  { scheme: 'Discover', from: '644', to: '649', lengths: [16] },
  { scheme: 'Discover, RuPay, Elo', from: '65', to: '65', lengths: [16] },
  { scheme: 'Diners Club', from: '300', to: '305', lengths: [14] },
  { scheme: 'Diners Club', from: '3095', to: '3095', lengths: [14] },
  { scheme: 'Diners Club', from: '36', to: '36', lengths: [14] },
  { scheme: 'Diners Club', from: '38', to: '39', lengths: [14] },
  { scheme: 'JCB', from: '3528', to: '3589', lengths: [16] },
  { scheme: 'JCB', from: '1800', to: '1800', lengths: [15] },
  { scheme: 'JCB', from: '2131', to: '2131', lengths: [15] },
  { scheme: 'UnionPay', from: '62', to: '62', lengths: [16] },
  { scheme: 'UnionPay', from: '81', to: '81', lengths: [16] },
  { scheme: 'Mir', from: '2200', to: '2204', lengths: [16] },
  { scheme: 'Troy', from: '9792', to: '9792', lengths: [16] },
  { scheme: 'RuPay', from: '60', to: '60', lengths: [16] },
  { scheme: 'RuPay', from: '82', to: '82', lengths: [16] },
  { scheme: 'RuPay', from: '508', to: '508', lengths: [16] },
  { scheme: 'Elo', from: '5066', to: '5067', lengths: [16] },
  { scheme: 'Elo', from: '509', to: '509', lengths: [16] },
  { scheme: 'Elo', from: '6277', to: '6278', lengths: [16] },
  { scheme: 'Elo', from: '6362', to: '6363', lengths: [16] },
  { scheme: 'Hipercard', from: '606282', to: '606282', lengths: [16] },
  { scheme: 'Verve', from: '506099', to: '506198', lengths: [16] },
  { scheme: 'Verve', from: '650002', to: '650027', lengths: [16] },
  { scheme: 'Dankort', from: '5019', to: '5019', lengths: [16] },
  { scheme: 'InstaPayment', from: '637', to: '639', lengths: [16] },
  { scheme: 'Humo', from: '9860', to: '9860', lengths: [16] },
  { scheme: 'Uzcard', from: '8600', to: '8600', lengths: [16] },
  { scheme: 'Diners Club', from: '36', to: '39', lengths: [16, 19], isLoose: true },
  { scheme: 'JCB', from: '3528', to: '3589', lengths: [17, 18, 19], isLoose: true },
  { scheme: 'JCB', from: '35', to: '35', lengths: [16], isLoose: true },
  { scheme: 'Mir', from: '2200', to: '2204', lengths: [17, 18, 19], isLoose: true },
  { scheme: 'UnionPay', from: '81', to: '81', lengths: [17, 18, 19], isLoose: true },
  { scheme: 'Maestro', from: '50', to: '50', lengths: MAESTRO_LENGTHS, isLoose: true },
  { scheme: 'Maestro', from: '56', to: '69', lengths: MAESTRO_LENGTHS, isLoose: true },
  { scheme: 'Maestro', from: '0604', to: '0604', lengths: MAESTRO_LENGTHS, isLoose: true },
  { scheme: 'UATP', from: '1', to: '1', lengths: [15], isLoose: true },
];
