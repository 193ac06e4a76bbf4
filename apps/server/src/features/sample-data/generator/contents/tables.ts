import type { Random } from '../random.ts';
import { DEPARTMENTS } from '../sample-company.data.ts';
import { cardNumber, iban, personName, socialSecurityNumber } from './values.ts';

/** A table of customers with their card numbers. */
export function cardTable(random: Random, rows = 60): string {
  return table('id,last name,email,credit card number,expiry', rows, (row) => {
    const [, family = ''] = personName(random).split(' ');
    const mail = `customer.${row}@customer.example`;
    return [row, family, mail, cardNumber(random), `${random.between(1, 12)}/2028`];
  });
}

/** The payroll of a month: who is paid what, and to which account. */
export function payrollTable(random: Random, rows: number): string {
  const head = 'employee number,employee name,iban,gross salary,income tax,deductions,net pay';
  return table(head, rows, (row) => {
    const gross = random.between(2900, 9800);
    const tax = Math.round(gross * 0.23);
    const deductions = Math.round(gross * 0.11);
    return [
      1000 + row,
      personName(random),
      iban(random),
      gross,
      tax,
      deductions,
      gross - tax - deductions,
    ];
  });
}

/** A list of salaries, as circulated before a review. */
export function salaryTable(random: Random, rows: number): string {
  return table('employee,department,job title,annual salary,bonus', rows, () => {
    const { name, titles } = random.pick(DEPARTMENTS);
    return [
      personName(random),
      name,
      random.pick(titles),
      random.between(38, 140) * 1000,
      random.between(0, 12) * 1000,
    ];
  });
}

/** Customers with contact and bank account. */
export function customerTable(random: Random, rows: number): string {
  const head = 'customer id,customer name,contact email,iban,annual revenue,renewal date';
  return table(head, rows, (row) => [
    20_000 + row,
    personName(random),
    `contact.${row}@customer.example`,
    iban(random),
    random.between(2, 400) * 1000,
    `2027-${String(random.between(1, 12)).padStart(2, '0')}-28`,
  ]);
}

/** Customers with contact and card. */
export function customerCardTable(random: Random, rows: number): string {
  const head = 'customer id,customer name,contact email,credit card number,customer since';
  return table(head, rows, (row) => [
    20_000 + row,
    personName(random),
    `contact.${row}@customer.example`,
    cardNumber(random),
    random.between(2012, 2026),
  ]);
}

/** Rows of a database of customers, as its dump writes them. */
export function customerDump(random: Random, rows: number): string {
  const values = Array.from({ length: rows }, (_, row) => {
    const name = personName(random);
    return `(${row + 1}, '${name}', '${socialSecurityNumber(random)}', '${iban(random)}')`;
  });
  return [
    'CREATE TABLE customers (id integer, name text, social_security_number text, iban text);',
    `INSERT INTO customers (id, name, social_security_number, iban) VALUES\n${values.join(',\n')};`,
  ].join('\n');
}

function table(
  head: string,
  rows: number,
  cells: (row: number) => readonly (string | number)[],
): string {
  return [head, ...Array.from({ length: rows }, (_, row) => cells(row + 1).join(','))].join('\n');
}
