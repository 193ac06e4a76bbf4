import { ownValue } from '@waybill/contract';
import type { Moment } from '../company/moment.ts';
import { EVERYDAY_TEXTS, WEEKDAYS } from './everyday-texts.data.ts';
import { sourceCode } from './source-code.ts';
import { customerTable, payrollTable } from './tables.ts';
import { iban, personName } from './values.ts';

/** Share of texts that contain the department's kind of data. */
const WITH_DATA = 0.25;
const FEW_ROWS = 4;

/** Typical text of the department: mostly plain prose, sometimes with data in it. */
export function everydayText(moment: Moment): string {
  const { random, person } = moment;
  if (random.chance(WITH_DATA)) return withData(moment);
  const texts = ownValue(EVERYDAY_TEXTS, person.department.id) ?? ['Notes from {day}.'];
  return random
    .pick(texts)
    .replaceAll('{person}', () => personName(random))
    .replaceAll('{day}', () => random.pick(WEEKDAYS))
    .replaceAll('{number}', () => String(random.between(2, 48)));
}

function withData({ random, person, company }: Moment): string {
  switch (person.department.id) {
    case 'engineering':
    case 'it':
      return sourceCode(random, company.label);
    case 'people':
      return payrollTable(random, FEW_ROWS);
    case 'sales':
    case 'success':
    case 'marketing':
      return customerTable(random, FEW_ROWS);
    case 'finance':
    case 'operations':
      return `Invoice ${random.digits(6)}: please pay to IBAN ${iban(random)} within 14 days.`;
    default:
      return `${personName(random)} called, phone +49 40 55${random.digits(5)}, mail ${random.digits(3)}@customer.example.`;
  }
}
