import { NAME_REGIONS } from '../company/people-names.data.ts';
import type { Random } from '../random.ts';

/** Bank code in the IBANs of the sample; the accounts are drawn. */
const BANK_CODE = '50010517';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A fictional person: a customer, or an employee on a list. */
export function personName(random: Random): string {
  const { given, family } = random.pick(NAME_REGIONS);
  return `${random.pick(given)} ${random.pick(family)}`;
}

/** Sixteen digits of a range that no bank issues cards in, with the check digit of Luhn's formula. */
export function cardNumber(random: Random): string {
  const digits = `424242${random.digits(9)}`;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A German IBAN of a drawn account, with its check digits. */
export function iban(random: Random): string {
  const account = `${BANK_CODE}${random.digits(10)}`;
  // `DE00` after the account, letters as numbers: D is 13, E is 14.
  const remainder = BigInt(`${account}131400`) % 97n;
  return `DE${String(98n - remainder).padStart(2, '0')}${account}`;
}

/** The shape of a US social security number. */
export function socialSecurityNumber(random: Random): string {
  const area = String(random.between(101, 665)).padStart(3, '0');
  const group = String(random.between(11, 98));
  return `${area}-${group}-${String(random.between(1001, 9998))}`;
}

/** A key pair in AWS's format. The keys are random and open nothing. */
export function awsKeys(random: Random): { id: string; secret: string } {
  return { id: `AKIA${lettersOf(random, BASE32, 16)}`, secret: lettersOf(random, BASE64, 40) };
}

/** A drawn password. */
export function password(random: Random): string {
  return lettersOf(random, BASE64, 18);
}

function lettersOf(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(random.between(0, alphabet.length - 1))).join(
    '',
  );
}
