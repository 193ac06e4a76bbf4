import { ownValue } from '@waybill/contract';
/** Letters that decomposing does not turn into ASCII. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae' };

/** `Inês Valadares` is `ines.valadares`. */
export function addressName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[øłßæ]/g, (letter) => ownValue(PLAIN, letter) ?? letter)
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
}
