import type { Random } from '../random.ts';

const ROWS = 60;
const NAMES = ['Adler', 'Baptiste', 'Castellano', 'Duarte', 'Eklund', 'Ferreira', 'Grunwald'];

/** Rows of a table of customers with card numbers; drawn, of no card that was ever issued on purpose. */
export function cardTable(random: Random): string {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const name = random.pick(NAMES);
    const mail = `${name.toLowerCase()}.${row}@customer.example`;
    return [
      row + 1,
      name,
      mail,
      cardNumber(random),
      `${Math.floor(random.between(1, 13))}/2028`,
    ].join(',');
  });
  return ['id,last name,email,credit card number,expiry', ...rows].join('\n');
}

/** Sixteen digits of the range of one scheme, with the check digit that Luhn's formula asks for. */
function cardNumber(random: Random): string {
  const digits = `4539${random.digits(11)}`;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
